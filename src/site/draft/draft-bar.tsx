import { PencilRuler } from 'lucide-react';
import { siteWords } from '#i18n/site-words.ts';
import { formatMoment } from '../format-moment.ts';
import { useLanguage } from '../language-provider.tsx';

interface DraftBarProps {
  /** Expiry of the link, ISO 8601. */
  readonly until: string;
  /** The studio's time zone. */
  readonly timeZone: string;
  /** True if there are blocks to comment on. */
  readonly hasBlocks: boolean;
}

/** The bar above a shared draft: a notice, the link's expiry, and a button to comment. */
export function DraftBar({ until, timeZone, hasBlocks }: DraftBarProps) {
  const language = useLanguage();
  const say = siteWords[language].draft;
  return (
    <aside className="draft-bar" aria-label={say.label}>
      <p className="draft-bar__note">
        <PencilRuler aria-hidden="true" />
        {say.draft}
      </p>
      <p className="draft-bar__until">
        <time dateTime={until}>{say.until(formatMoment(until, language, timeZone))}</time>
      </p>
      {hasBlocks && (
        <button type="button" className="draft-bar__respond draft-bar__point needs-script" data-point>
          {siteWords[language].responses.toBlock}
        </button>
      )}
      <a className="draft-bar__respond" href="#reacties">
        {siteWords[language].responses.toResponses}
      </a>
    </aside>
  );
}
