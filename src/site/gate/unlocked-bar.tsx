import { LockOpen } from 'lucide-react';
import { siteWords } from '#i18n/site-words.ts';
import { useLanguage } from '../language-provider.tsx';

/** The bar above an unlocked protected page, with a button to lock it again. */
export function UnlockedBar({ identifier }: { identifier: string }) {
  const language = useLanguage();
  const say = siteWords[language].gate;
  return (
    <form className="unlocked" method="post" action={`/api/access/${identifier}/logout`}>
      <input type="hidden" name="language" value={language} />
      <span className="unlocked__note">
        <LockOpen aria-hidden="true" />
        {say.unlocked}
      </span>
      <button type="submit" className="unlocked__out">
        {say.logout}
      </button>
    </form>
  );
}
