import type { SiteDocument } from '../site-document.ts';
import { builtInCaseParts } from './built-in-case.tsx';
import type { DocumentContext, DocumentParts } from './document-parts.ts';
import { draftParts } from './draft.tsx';
import { errorParts } from './error.tsx';
import { lockedParts } from './locked.tsx';
import { noPastParts } from './no-past.tsx';
import { notFoundParts } from './not-found.tsx';
import { offlineParts } from './offline.tsx';
import { pageParts, unlockedParts } from './page.tsx';
import { roomParts } from './room.tsx';

/** The one place that asks which type a document has. */
export function* partsOf(
  document: SiteDocument,
  context: DocumentContext,
): Generator<undefined, DocumentParts> {
  switch (document.type) {
    case 'page':
      return yield* pageParts(document, context);
    case 'unlocked':
      return yield* unlockedParts(document, context);
    case 'built-in-case':
      return yield* builtInCaseParts(document, context);
    case 'not-found':
      return yield* notFoundParts(document, context);
    case 'locked':
      return lockedParts(document, context);
    case 'no-past':
      return noPastParts(document, context);
    case 'draft':
      return yield* draftParts(document, context);
    case 'room':
      return roomParts(document, context);
    case 'error':
      return errorParts(document);
    case 'offline':
      return offlineParts(document);
  }
}
