import { languageShown, resolveText } from '#content/language/language.ts';
import { metadataText } from '#content/page/page-metadata.ts';
import { CaseNeighboursNav } from '../cases/case-neighbours.tsx';
import unlockedStyles from '../gate/unlocked.css?inline';
import { UnlockedBar } from '../gate/unlocked-bar.tsx';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentContext, type DocumentParts, privateHead } from './document-parts.ts';
import { pageHead } from './page-head.tsx';
import { renderPage } from './render-page.tsx';

/** A page that everybody may read. */
export function* pageParts(
  document: DocumentOf<'page' | 'unlocked'>,
  context: DocumentContext,
): Generator<undefined, DocumentParts> {
  const { page: model, language, neighbours } = document;
  const page = yield* renderPage(model, language, context);
  const shown = languageShown(model.title, language);
  return {
    title: metadataText(model.metadata, 'title', shown) || resolveText(model.title, language),
    path: document.path ?? model.path,
    head: pageHead(model, language, context.site),
    page,
    styles: [],
    scripts: [],
    main: (
      <>
        {page.view}
        {neighbours && <CaseNeighboursNav neighbours={neighbours} imageHosts={context.site.imageHosts} />}
      </>
    ),
    asked: { id: model.id, neighbours },
  };
}

/** A protected page, for a visitor who has opened it: it says so above, and nothing to anybody else. */
export function* unlockedParts(
  document: DocumentOf<'page' | 'unlocked'>,
  context: DocumentContext,
): Generator<undefined, DocumentParts> {
  const parts = yield* pageParts(document, context);
  const bar = <UnlockedBar identifier={document.page.identifier} />;
  return {
    ...parts,
    head: privateHead,
    styles: [unlockedStyles],
    main: (
      <>
        {!context.preview && bar}
        {parts.main}
      </>
    ),
  };
}
