import type { PageContent } from '#content/page/page.ts';
import type { Transaction, UndoHistory } from '#document/history.ts';
import { type Selection, selectOnly } from '#document/selection.ts';
import type { StoredDraft } from './stored-draft.ts';

/** Format of a step for one day in November 2026: at most one selected block. */
interface OneBlockStep extends Omit<Transaction, 'selection'> {
  readonly selection: { readonly before: string | null; readonly after: string | null };
}

/** Format of a step until 22 November 2026: the previous page instead of an edit. */
interface OlderStep {
  readonly content: PageContent;
  readonly selectedId: string | null;
  readonly label: string;
  readonly at: number;
}

type StoredStep = Transaction | OneBlockStep | OlderStep;

/**
 * Converts the history of a stored draft to the current format. Undoing an old step replaces the whole page.
 */
export function upgradeHistory({ content, past, future }: StoredDraft): UndoHistory {
  return { past: readSteps(past, content, 'before'), future: readSteps(future, content, 'after') };
}

function readSteps(
  steps: readonly StoredStep[],
  present: PageContent,
  kept: 'before' | 'after',
): Transaction[] {
  return steps.map((step, index) => {
    if ('edit' in step) {
      const { before, after } = step.selection;
      return { ...step, selection: { before: upgradeSelection(before), after: upgradeSelection(after) } };
    }
    const next = steps[index + 1];
    const here = { type: 'page/put', content: step.content } as const;
    const there = { type: 'page/put', content: next && 'content' in next ? next.content : present } as const;
    const { label, at } = step;
    const selection = selectOnly(step.selectedId);
    return {
      label,
      edit: kept === 'before' ? there : here,
      inverse: kept === 'before' ? here : there,
      selection: { before: selection, after: selection },
      partOf: undefined,
      at,
    };
  });
}

function upgradeSelection(kept: Selection | string | null): Selection {
  return typeof kept === 'object' && kept !== null ? kept : selectOnly(kept);
}
