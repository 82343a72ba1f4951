import { siteWords } from '#i18n/site-words.ts';
import { ErrorMessage } from '../chrome/messages.tsx';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentParts, privateHead } from './document-parts.ts';

/** Renders the error page for a page that could not be loaded. */
export function renderErrorParts({ language, path }: DocumentOf<'error'>): DocumentParts {
  return {
    title: siteWords[language].site.error.title,
    path,
    head: privateHead,
    page: undefined,
    styles: [],
    scripts: [],
    main: <ErrorMessage path={path} />,
    asked: undefined,
  };
}
