import { siteWords } from '#i18n/site-words.ts';
import gateStyles from '../gate/gate.css?inline';
import { Gate } from '../gate/gate.tsx';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentContext, type DocumentParts, privateHead } from './document-parts.ts';

/** Renders the password form of a protected page. It contains nothing of the page, not even its title. */
export function renderLockedParts(
  { language, identifier, path, issue }: DocumentOf<'locked'>,
  { site, preview }: DocumentContext,
): DocumentParts {
  return {
    title: siteWords[language].gate.pageTitle,
    path,
    head: privateHead,
    page: undefined,
    styles: [gateStyles],
    scripts: [site.assets.gate],
    main: <Gate {...{ site, identifier, path, issue }} isOpen={!preview} />,
    asked: undefined,
  };
}
