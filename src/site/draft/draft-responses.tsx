import { siteWords } from '#i18n/site-words.ts';
import { useLanguage } from '../language-provider.tsx';
import { Approvals } from './approvals.tsx';
import type { NamedBlock } from './named-blocks.ts';
import { Remarks } from './remarks.tsx';
import type { ShownResponses } from './shown-responses.ts';

interface DraftResponsesProps {
  readonly responses: ShownResponses;
  readonly blocks: readonly NamedBlock[];
  /** That of the studio. */
  readonly timeZone: string;
}

/** Below a draft: what a client thinks of it. Plain forms, which need no script. */
export function DraftResponses({ responses, blocks, timeZone }: DraftResponsesProps) {
  const say = siteWords[useLanguage()].responses;
  return (
    <section className="responses" id="reacties" aria-labelledby="responses-title">
      <div className="responses__inner">
        <h2 className="responses__title" id="responses-title">
          {say.title}
        </h2>
        <div className="responses__parts">
          <Approvals {...{ responses, timeZone }} />
          <Remarks {...{ responses, blocks, timeZone }} />
        </div>
      </div>
    </section>
  );
}
