import { PencilRuler } from 'lucide-react';
import { siteWords } from '#i18n/site-words.ts';
import { formatMoment } from '../format-moment.ts';
import { useLanguage } from '../language-provider.tsx';

interface DraftBarProps {
  /** When the link ends, ISO 8601. */
  readonly until: string;
  /** That of the studio. */
  readonly timeZone: string;
  /** Whether there is a block that somebody can point at. */
  readonly hasBlocks: boolean;
}

/** Above a draft: that it is one, until when its link works, and the way to say something of it. */
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
