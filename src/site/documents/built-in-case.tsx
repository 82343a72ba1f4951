import { withLanguage } from '#content/address/site-paths.ts';
import { resolveText } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import builtInNotice from '../built-in/built-in-notice.css?inline';
import { useLanguage } from '../language-provider.tsx';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentContext, type DocumentParts, privateHead } from './document-parts.ts';
import { renderPage } from './render-page.tsx';

/** Renders the built-in short version of a case below a notice. */
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

/** Notice that the case below is a short version, with a retry link. */
function BuiltInNotice({ path }: { path: string }) {
  const language = useLanguage();
  return (
    <div className="built-in-notice" role="status">
      <p>{siteWords[language].builtIn.notice}</p>
      <Button variant="secondary" href={withLanguage(path, language)} data-action="reload">
        {siteWords[language].site.error.retry}
      </Button>
    </div>
  );
}
