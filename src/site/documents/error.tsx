import { ErrorMessage } from '../chrome/messages.tsx';
import type { DocumentOf } from '../site-document.ts';
import { words } from '../words.ts';
import { type DocumentParts, privateHead } from './document-parts.ts';

/** What a visitor gets where the page could not be loaded. */
export function errorParts({ language, path }: DocumentOf<'error'>): DocumentParts {
  return {
    title: words[language].error.title,
    path,
    head: privateHead,
    page: undefined,
    styles: [],
    scripts: [],
    main: <ErrorMessage path={path} />,
    asked: undefined,
  };
}
