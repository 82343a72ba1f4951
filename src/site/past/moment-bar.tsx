import { History } from 'lucide-react';
import { withLanguage } from '#content/address/site-paths.ts';
import { useLanguage } from '../language-provider.tsx';
import type { PastMoment } from '../site-document.ts';
import { momentInWords, pastWords } from './past-words.ts';

interface MomentBarProps {
  readonly moment: PastMoment;
  /** Address of the page without language prefix. */
  readonly path: string;
}

/** Above a page of the past: which moment it shows, and the way back to today. */
export function MomentBar({ moment, path }: MomentBarProps) {
  const language = useLanguage();
  const say = pastWords[language];
  return (
    <aside className="moment" aria-label={say.label}>
      <p className="moment__note">
        <History aria-hidden="true" />
        <time dateTime={moment.at}>{say.shows(momentInWords(moment.at, language, moment.timeZone))}</time>
      </p>
      <a className="moment__today" href={withLanguage(path, language)} data-today>
        {say.today}
      </a>
    </aside>
  );
}
