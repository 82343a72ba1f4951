import { siteWords } from '#i18n/site-words.ts';
import { useLanguage } from '../language-provider.tsx';
import { Approvals } from './approvals.tsx';
import { Comments } from './comments.tsx';
import type { NamedBlock } from './named-blocks.ts';
import type { ShownResponses } from './shown-responses.ts';

interface DraftResponsesProps {
  readonly responses: ShownResponses;
  readonly blocks: readonly NamedBlock[];
  /** The studio's time zone. */
  readonly timeZone: string;
}

/** Comments and approvals below a shared draft. Plain forms, which work without scripts. */
export function DraftResponses({ responses, blocks, timeZone }: DraftResponsesProps) {
  const say = siteWords[useLanguage()].responses;
  return (
    <section className="responses" id="reacties" aria-labelledby="responses-title" data-close={say.close}>
      <div className="responses__inner">
        <h2 className="responses__title" id="responses-title">
          {say.title}
        </h2>
        <div className="responses__parts">
          <Approvals {...{ responses, timeZone }} />
          <Comments {...{ responses, blocks, timeZone }} />
        </div>
      </div>
    </section>
  );
}
