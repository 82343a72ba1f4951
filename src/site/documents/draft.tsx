import { resolveText } from '#content/language.ts';
import draftStyles from '../draft/draft-bar.css?inline';
import { DraftBar } from '../draft/draft-bar.tsx';
import { draftWords } from '../draft/draft-words.ts';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentContext, type DocumentParts, privateHead } from './document-parts.ts';
import { renderPage } from './render-page.tsx';

/** A draft, for somebody to whom the studio sent a link: it says above what it is. */
export function* draftParts(
  { page: model, language, until }: DocumentOf<'draft'>,
  context: DocumentContext,
): Generator<undefined, DocumentParts> {
  const page = yield* renderPage(model, language, context);
  return {
    title: `${resolveText(model.title, language)} (${draftWords[language].label.toLowerCase()})`,
    path: model.path,
    head: privateHead,
    page,
    styles: [draftStyles],
    scripts: [],
    main: (
      <>
        <DraftBar until={until} timeZone={context.site.settings.timeZone} />
        {page.view}
      </>
    ),
    asked: undefined,
    isPersonal: true,
  };
}
