import { withLanguage } from '#content/address/site-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { useLanguage } from '../language-provider.tsx';
import { words } from '../words.ts';
import { builtInWords } from './built-in-words.ts';

/** Says that the case below it is not the whole one, and offers another try. */
export function BuiltInNotice({ path }: { path: string }) {
  const language = useLanguage();
  return (
    <div className="built-in-notice" role="status">
      <p>{builtInWords[language].notice}</p>
      <Button variant="secondary" href={withLanguage(path, language)} data-action="reload">
        {words[language].error.retry}
      </Button>
    </div>
  );
}
