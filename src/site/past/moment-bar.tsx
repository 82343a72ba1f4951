import { History } from 'lucide-react';
import { withLanguage } from '#content/address/site-paths.ts';
import { siteWords } from '#i18n/site-words.ts';
import { formatMoment } from '../format-moment.ts';
import { useLanguage } from '../language-provider.tsx';
import type { PastMoment } from '../site-document.ts';

interface MomentBarProps {
  readonly moment: PastMoment;
  /** Path without language prefix. */
  readonly path: string;
}

/** The bar above a historical page: its date and time, and a link to the current page. */
export function MomentBar({ moment, path }: MomentBarProps) {
  const language = useLanguage();
  const say = siteWords[language].past;
  return (
    <aside className="moment" aria-label={say.label}>
      <p className="moment__note">
        <History aria-hidden="true" />
        <time dateTime={moment.at}>{say.shows(formatMoment(moment.at, language, moment.timeZone))}</time>
      </p>
      <a className="moment__today" href={withLanguage(path, language)} data-today>
        {say.today}
      </a>
    </aside>
  );
}
