import { withLanguage } from '#content/address/site-paths.ts';
import { siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import { useLanguage } from '../language-provider.tsx';

/** Says that the case below it is not the whole one, and offers another try. */
export function BuiltInNotice({ path }: { path: string }) {
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
