import { isEqual } from '#content/is-equal.ts';
import type { UndoHistory } from '#document/history.ts';
import { mergeWholeValues } from '#document/merge/merge-value.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { createDraftStore } from '../../shared/draft-store.ts';

/** ms within which changes to the same target are one undo step, such as a drag or a typed word. */
const stepPause = 600;

/** The draft tokens with the version they are based on. */
interface TokenWork {
  /** The published version at the time the draft was begun. */
  readonly base: { readonly version: number; readonly changes: TokenChanges };
  readonly changes: TokenChanges;
}

/** Undo history of the draft. Each step has all changes: there are few, and a preset replaces many at once. */
export interface TokenDraft extends UndoHistory<TokenChanges, undefined> {
  readonly content: TokenWork;
  readonly selection: undefined;
}

/** Creates a draft whose undo history ends at the published version. */
export function beginDraft(base: TokenWork['base'], changes = base.changes): TokenDraft {
  const step = {
    label: '',
    edit: changes,
    inverse: base.changes,
    selection: { before: undefined, after: undefined },
    partOf: undefined,
    at: 0,
  };
  const past = changes === base.changes ? [] : [step];
  return { content: { base, changes }, selection: undefined, past, future: [] };
}

export function createTokenDraft(start: TokenDraft, now?: () => number) {
  type TokenDraftState = Pick<TokenDraft, 'content' | 'selection'>;
  return createDraftStore<TokenWork, TokenChanges, undefined, TokenDraftState>(
    {
      show: (content, selection) => ({ content, selection }),
      apply: ({ content, selection }, changes) => ({
        content: { ...content, changes },
        edit: changes,
        inverse: content.changes,
        selection,
      }),
      replay: ({ content }, changes) => ({ content: { ...content, changes }, inverse: content.changes }),
      reselect: () => undefined,
      join: (edits) => edits.at(-1) ?? {},
      pause: stepPause,
    },
    start,
    now,
  );
}

export function isDrafted({ content: { base, changes } }: TokenDraft): boolean {
  return changes !== base.changes && !isEqual(changes, base.changes);
}

/** Lists the paths whose values differ between two sets of changes. */
export function listChangedPaths(one: TokenChanges, other: TokenChanges): string[] {
  if (one === other) return [];
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].filter((path) => !isEqual(one[path], other[path]));
}

interface RebaseResult {
  readonly draft: TokenDraft;
  /** Paths that both changed to different values; the draft's values win. */
  readonly both: readonly string[];
}

/** Merges a draft onto a newer published version: the draft's changes win, other values are the published ones. */
export function rebaseTokenDraft(
  { content: { base, changes } }: TokenDraft,
  published: TokenWork['base'],
): RebaseResult {
  const three = { base: base.changes, mine: changes, theirs: published.changes };
  const { values, overlaps } = mergeWholeValues(three);
  return { draft: beginDraft(published, values), both: overlaps };
}
