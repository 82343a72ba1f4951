import { siteWords } from '#i18n/site-words.ts';
import { OfflineMessage } from '../offline/offline-message.tsx';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentParts, privateHead } from './document-parts.ts';

/** What the service worker shows for a page that it does not have. */
export function renderOfflineParts({ language, path }: DocumentOf<'offline'>): DocumentParts {
  return {
    title: siteWords[language].offlinePage.title,
    path,
    head: privateHead,
    page: undefined,
    styles: [],
    scripts: [],
    main: <OfflineMessage />,
    asked: undefined,
  };
}
