import { isEqual } from '#content/is-equal.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';

/** ms within which changes of the same thing are one step: a drag, a word that is typed. */
const stepPause = 600;
/** Steps that can be undone. */
const stepsAtMost = 200;

/** A set of tokens that is being worked on. Values; every function gives the next one. */
export interface TokenDraft {
  /** What was published when the work began. */
  readonly base: { readonly version: number; readonly changes: TokenChanges };
  readonly changes: TokenChanges;
  readonly past: readonly TokenChanges[];
  readonly future: readonly TokenChanges[];
  /** What the last step was about, and when: what goes on is the same step. */
  readonly last: { readonly about: string; readonly at: number } | undefined;
}

export function draftOf(base: TokenDraft['base']): TokenDraft {
  return { base, changes: base.changes, past: [], future: [], last: undefined };
}

export function isDrafted({ base, changes }: TokenDraft): boolean {
  return changes !== base.changes && !isEqual(changes, base.changes);
}

/** The paths that two sets give other values. */
export function differing(one: TokenChanges, other: TokenChanges): string[] {
  if (one === other) return [];
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].filter((path) => one[path] !== other[path] && !isEqual(one[path], other[path]));
}

/** The next state; `about` names what is changed, so that a drag is one step. `now` in ms. */
export function withChanges(
  draft: TokenDraft,
  changes: TokenChanges,
  about: string,
  now: number,
): TokenDraft {
  const { last, past } = draft;
  const goesOn = last?.about === about && now - last.at < stepPause && past.length > 0;
  return {
    ...draft,
    changes,
    past: goesOn ? past : [...past.slice(1 - stepsAtMost), draft.changes],
    future: [],
    last: { about, at: now },
  };
}

export function undone(draft: TokenDraft): TokenDraft {
  const changes = draft.past.at(-1);
  if (!changes) return draft;
  const future = [draft.changes, ...draft.future];
  return { ...draft, changes, past: draft.past.slice(0, -1), future, last: undefined };
}

export function redone(draft: TokenDraft): TokenDraft {
  const [changes, ...future] = draft.future;
  if (!changes) return draft;
  return { ...draft, changes, past: [...draft.past, draft.changes], future, last: undefined };
}

interface Rebased {
  readonly draft: TokenDraft;
  /** What both changed, to something else each. Those of the draft count. */
  readonly both: readonly string[];
}

/** The draft laid over what somebody else published meanwhile: what it changed counts, all else is theirs. */
export function rebased(draft: TokenDraft, published: TokenDraft['base']): Rebased {
  const mine = differing(draft.base.changes, draft.changes);
  const theirs = new Set(differing(draft.base.changes, published.changes));
  const both = mine.filter(
    (path) => theirs.has(path) && !isEqual(draft.changes[path], published.changes[path]),
  );
  const entries = mine.reduce<Record<string, TokenChanges[string]>>(
    (all, path) => {
      const own = draft.changes[path];
      if (own === undefined) delete all[path];
      else all[path] = own;
      return all;
    },
    { ...published.changes },
  );
  return { draft: { ...draftOf(published), changes: entries, past: [published.changes] }, both };
}
