import { blockDefinitions } from '#blocks/definitions.ts';
import { resolveText } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { CaseNeighboursNav } from '../cases/case-neighbours.tsx';
import draftStyles from '../draft/draft-bar.css?inline';
import { DraftBar } from '../draft/draft-bar.tsx';
import responseStyles from '../draft/draft-responses.css?inline';
import { DraftResponses } from '../draft/draft-responses.tsx';
import { buildBlockAnchor, listNamedBlocks } from '../draft/named-blocks.ts';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentContext, type DocumentParts, privateHead } from './document-parts.ts';
import { renderPage } from './render-page.tsx';

/** Renders a draft opened with a share link, with a bar that says so. */
export function* renderDraftParts(
  { page: model, language, neighbours, until, responses }: DocumentOf<'draft'>,
  context: DocumentContext,
): Generator<undefined, DocumentParts> {
  const { timeZone } = context.site.settings;
  const page = yield* renderPage(model, language, { ...context, anchorOf: buildBlockAnchor });
  const blocks = listNamedBlocks(blockDefinitions, model.overview, language);
  return {
    title: `${resolveText(model.title, language)} (${siteWords[language].draft.label.toLowerCase()})`,
    path: model.path,
    head: privateHead,
    page,
    styles: [draftStyles, responseStyles],
    scripts: [context.site.assets.draft],
    main: (
      <>
        <DraftBar {...{ until, timeZone }} hasBlocks={blocks.length > 0} />
        {page.view}
        {neighbours && <CaseNeighboursNav neighbours={neighbours} imageHosts={context.site.imageHosts} />}
        <DraftResponses {...{ responses, blocks, timeZone }} />
      </>
    ),
    asked: undefined,
    isPersonal: true,
    isOneLanguage: true,
  };
}
