import { resolveText } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import nicheStyles from '../built-in/empty-niche.css?inline';
import { NotFoundMessage } from '../chrome/messages.tsx';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentContext, type DocumentParts, privateHead } from './document-parts.ts';
import { renderPage } from './render-page.tsx';

/** Renders the studio's not-found page, or the built-in message if that is not available. */
export function* renderNotFoundParts(
  { page: model, language, path }: DocumentOf<'not-found'>,
  context: DocumentContext,
): Generator<undefined, DocumentParts> {
  const page = model && (yield* renderPage(model, language, context));
  return {
    title: resolveText(model?.title, language) || siteWords[language].site.notFound.title,
    path,
    head: privateHead,
    page,
    styles: page ? [] : [nicheStyles],
    scripts: [],
    main: page ? page.view : <NotFoundMessage />,
    asked: undefined,
  };
}
