import type { SiteDocument } from '../site-document.ts';
import { renderBuiltInCaseParts } from './built-in-case.tsx';
import { renderClientSpaceParts } from './client-space-parts.tsx';
import type { DocumentContext, DocumentParts } from './document-parts.ts';
import { renderDraftParts } from './draft.tsx';
import { renderErrorParts } from './error.tsx';
import { renderLockedParts } from './locked.tsx';
import { renderNoPastParts } from './no-past.tsx';
import { renderNotFoundParts } from './not-found.tsx';
import { renderOfflineParts } from './offline.tsx';
import { renderPageParts, renderUnlockedParts } from './page.tsx';

/** Renders the parts of any document by its type. */
export function* renderDocumentParts(
  document: SiteDocument,
  context: DocumentContext,
): Generator<undefined, DocumentParts> {
  switch (document.type) {
    case 'page':
      return yield* renderPageParts(document, context);
    case 'unlocked':
      return yield* renderUnlockedParts(document, context);
    case 'built-in-case':
      return yield* renderBuiltInCaseParts(document, context);
    case 'not-found':
      return yield* renderNotFoundParts(document, context);
    case 'locked':
      return renderLockedParts(document, context);
    case 'no-past':
      return renderNoPastParts(document, context);
    case 'draft':
      return yield* renderDraftParts(document, context);
    case 'client-space':
      return renderClientSpaceParts(document, context);
    case 'error':
      return renderErrorParts(document);
    case 'offline':
      return renderOfflineParts(document);
  }
}
