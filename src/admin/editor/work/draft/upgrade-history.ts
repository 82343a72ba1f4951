import type { PageContent } from '#content/page/page.ts';
import type { Transaction, UndoHistory } from '#document/history.ts';
import { type Selection, selectOnly } from '#document/selection.ts';
import type { StoredDraft } from './stored-draft.ts';

/** A step as editors kept it for a day in November 2026: one selected block at most. */
interface OneBlockStep extends Omit<Transaction, 'selection'> {
  readonly selection: { readonly before: string | null; readonly after: string | null };
}

/** A step as editors kept it until 22 November 2026: the page as it was before, and no edit. */
interface OlderStep {
  readonly content: PageContent;
  readonly selectedId: string | null;
  readonly label: string;
  readonly at: number;
}

type Kept = Transaction | OneBlockStep | OlderStep;

/** The steps of a kept draft, also of one from an older editor: going back there puts the whole page. */
export function upgradeHistory({ content, past, future }: StoredDraft): UndoHistory {
  return { past: readable(past, content, 'before'), future: readable(future, content, 'after') };
}

function readable(steps: readonly Kept[], present: PageContent, kept: 'before' | 'after'): Transaction[] {
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
