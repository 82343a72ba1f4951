import { useMemo, useState } from 'react';
import type { Decision } from '#document/merge/conflict.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useUser } from '../../../session/api.ts';
import { formatRelativeTime } from '../../../shared/relative-time.ts';
import { words } from '../../../words.ts';
import { useEditor, usePane } from '../../services/editor-context.ts';
import { useTabs } from '../../services/other-tabs-context.ts';
import type { Question } from '../../work/merging/merging.ts';
import { findSaver, formatSavedVersionName, type Saver } from '../../work/merging/saver.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { conflictWords } from './conflict-words.ts';
import { describeConflicts } from './describe-conflicts.ts';
import type { DescribedConflict } from './described-conflict.ts';
import './conflict.css';

/**
 * Asks which side of each conflict to keep. Everything else is merged, and the work stays stored until a
 * choice is made.
 */
export function ConflictDialog({ question }: { readonly question: Question }) {
  const { merging, definitions } = useEditor();
  const language = usePane((pane) => pane.language);
  const saver = useSaver(question);
  const conflicts = useMemo(
    () => describeConflicts(definitions, question, question.conflicts, language),
    [definitions, question, language],
  );
  const [chosen, setChosen] = useState<ReadonlyMap<string, Decision>>(new Map());
  const choices = conflicts.filter(({ sides }) => sides);
  const decisions = new Map(choices.map(({ key, first }) => [key, chosen.get(key) ?? first]));
  const decideAll = (side: 'mine' | 'theirs') => setChosen(new Map(choices.map(({ key }) => [key, side])));
  return (
    <Modal
      title={conflictWords.title}
      size="large"
      className="conflicts"
      dismissible={false}
      closeLabel={words.close}
      onClose={() => undefined}
      footer={
        <>
          <p className="conflicts__safe">
            {conflictWords.safe(formatSavedVersionName(saver, question.from))}
          </p>
          <Button variant="primary" onClick={() => void merging.decide(decisions)}>
            {conflictWords.save}
          </Button>
        </>
      }
    >
      <p className="dialog-lead">
        {describeQuestion(saver, question)} {conflictWords.help(choices.length)}
      </p>
      {choices.length > 1 && <ForAll choose={decideAll} />}
      <Conflicts
        conflicts={conflicts}
        them={formatTheirSide(saver)}
        decisions={decisions}
        decide={(key, decision) => setChosen(new Map([...chosen, [key, decision]]))}
      />
    </Modal>
  );
}

function ForAll({ choose }: { readonly choose: (side: 'mine' | 'theirs') => void }) {
  return (
    <p className="conflicts__all">
      <Button className="button--small" onClick={() => choose('mine')}>
        {conflictWords.allMine}
      </Button>
      <Button className="button--small" onClick={() => choose('theirs')}>
        {conflictWords.allTheirs}
      </Button>
    </p>
  );
}

interface ConflictsProps {
  readonly conflicts: readonly DescribedConflict[];
  readonly them: string;
  readonly decisions: ReadonlyMap<string, Decision>;
  readonly decide: (key: string, decision: Decision) => void;
}

function Conflicts({ conflicts, them, decisions, decide }: ConflictsProps) {
  const first = conflicts.find(({ sides }) => sides);
  return conflicts.map((conflict) => (
    <ConflictChoice
      key={conflict.key}
      conflict={conflict}
      them={them}
      decision={decisions.get(conflict.key) ?? conflict.first}
      onDecision={(decision) => decide(conflict.key, decision)}
      isFirst={conflict === first}
    />
  ));
}

/** Describes the author of the other page, also if it is another tab or device of the same member. */
function useSaver({ from }: Question): Saver {
  const savedInOtherTabs = useTabs((state) => state.saved);
  return findSaver(from, savedInOtherTabs, useUser());
}

function describeQuestion(saver: Saver, { from }: Question): string {
  const when = formatRelativeTime(from.page.updatedAt ?? '');
  if (saver === 'other-tab') return conflictWords.yourOtherTab(when);
  if (saver === 'oneself') return conflictWords.yourself(when);
  return conflictWords.who(saver.name ?? conflictWords.somebody, when);
}

/** Label of the other side. */
function formatTheirSide(saver: Saver): string {
  if (saver === 'other-tab') return conflictWords.otherTab;
  if (saver === 'oneself') return conflictWords.elsewhere;
  return saver.name ?? conflictWords.theirs;
}
