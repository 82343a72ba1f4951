import { isEqual } from '#content/is-equal.ts';
import type { UndoHistory } from '#document/history.ts';
import { mergeWholeValues } from '#document/merge/merge-value.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { createDraftStore } from '../../shared/draft-store.ts';

/** ms within which changes of the same thing are one step: a drag, a word that is typed. */
const stepPause = 600;

/** A set of tokens that is being worked on. */
interface TokenWork {
  /** What was published when the work began. */
  readonly base: { readonly version: number; readonly changes: TokenChanges };
  readonly changes: TokenChanges;
}

/** An edit puts all changes anew: there are few, and a preset or a scale makes many of them at once. */
export interface TokenDraft extends UndoHistory<TokenChanges, undefined> {
  readonly content: TokenWork;
  readonly selection: undefined;
}

/** A draft in which undoing leads from the changes to what was published. */
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
  type Shown = Pick<TokenDraft, 'content' | 'selection'>;
  return createDraftStore<TokenWork, TokenChanges, undefined, Shown>(
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

/** The paths that two sets give other values. */
export function listChangedPaths(one: TokenChanges, other: TokenChanges): string[] {
  if (one === other) return [];
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].filter((path) => !isEqual(one[path], other[path]));
}

interface Rebased {
  readonly draft: TokenDraft;
  /** What both changed, to something else each. Those of the draft count. */
  readonly both: readonly string[];
}

/** The draft laid over what somebody else published meanwhile: what it changed counts, all else is theirs. */
export function rebaseTokenDraft(
  { content: { base, changes } }: TokenDraft,
  published: TokenWork['base'],
): Rebased {
  const three = { base: base.changes, mine: changes, theirs: published.changes };
  const { values, overlaps } = mergeWholeValues(three);
  return { draft: beginDraft(published, values), both: overlaps };
}
