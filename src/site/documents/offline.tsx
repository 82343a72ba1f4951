import { OfflineMessage } from '../offline/offline-message.tsx';
import { offlineWords } from '../offline/offline-words.ts';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentParts, privateHead } from './document-parts.ts';

/** What the service worker shows for a page that it does not have. */
export function offlineParts({ language, path }: DocumentOf<'offline'>): DocumentParts {
  return {
    title: offlineWords[language].title,
    path,
    head: privateHead,
    page: undefined,
    styles: [],
    scripts: [],
    main: <OfflineMessage />,
    asked: undefined,
  };
}
