import { resolveText } from '#content/language/language.ts';
import builtInNotice from '../built-in/built-in-notice.css?inline';
import { BuiltInNotice } from '../built-in/built-in-notice.tsx';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentContext, type DocumentParts, privateHead } from './document-parts.ts';
import { renderPage } from './render-page.tsx';

/** The short version of a case that the product knows by itself, below a notice that it is one. */
export function* renderBuiltInCaseParts(
  { page: model, language, path }: DocumentOf<'built-in-case'>,
  context: DocumentContext,
): Generator<undefined, DocumentParts> {
  const page = yield* renderPage(model, language, context);
  return {
    title: resolveText(model.title, language),
    path,
    head: privateHead,
    page,
    styles: [builtInNotice],
    scripts: [],
    main: (
      <>
        <BuiltInNotice path={path} />
        {page.view}
      </>
    ),
    asked: undefined,
  };
}
