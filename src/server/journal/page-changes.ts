import type { PageChangeKind } from '#api/endpoints/history.ts';
import { hiddenPageFields, pageFields, seenPageFields } from '#content/page/page-fields.ts';
import type { PageState, SeenState } from './page-state.ts';

/** Journaled page: its state with the hash of its content. */
export interface JournaledPage {
  readonly state: PageState;
  readonly contentHash: string | null;
}

/**
 * Lists the visible changes between two states of a page; undefined stands for a page that doesn't exist.
 */
export function findVisibleChanges(
  before: JournaledPage | undefined,
  after: JournaledPage | undefined,
): PageChangeKind[] {
  const was = before?.state.visibility ?? 'absent';
  const is = after?.state.visibility ?? 'absent';
  if (was === 'seen' && is === 'seen') return listSeenChanges(before, after);
  if (is === 'seen') return ['published'];
  if (is === 'hidden') return was === 'hidden' ? listHiddenChanges(before, after) : ['hidden'];
  if (was === 'seen' || was === 'hidden') return [is === 'absent' ? 'deleted' : 'withdrawn'];
  return [];
}

type Pair = readonly [SeenState, SeenState];

const differences: readonly (readonly [PageChangeKind, (pair: Pair) => boolean])[] = [
  ['address', ([a, b]) => a.identifier !== b.identifier || a.parentId !== b.parentId],
  ['order', ([a, b]) => a.sortOrder !== b.sortOrder && a.parentId === b.parentId],
  ['protected', ([a, b]) => !a.requiresLogin && b.requiresLogin],
  ['opened', ([a, b]) => a.requiresLogin && !b.requiresLogin],
  ...seenPageFields.map((name) => [pageFields[name].change, ([a, b]: Pair) => a[name] !== b[name]] as const),
  ['layout', ([a, b]) => differ(a.layout, b.layout)],
  [
    'background',
    ([a, b]) => differ(a.background, b.background) || differ(a.dynamicBackground, b.dynamicBackground),
  ],
];

function listSeenChanges(
  before: JournaledPage | undefined,
  after: JournaledPage | undefined,
): PageChangeKind[] {
  const pair = [before?.state, after?.state] as Pair;
  const content: PageChangeKind[] = before?.contentHash === after?.contentHash ? [] : ['content'];
  return [...content, ...differences.filter(([, differs]) => differs(pair)).map(([name]) => name)];
}

/** Lists visible changes of a hidden page: its redirect URL and its path. */
function listHiddenChanges(
  before: JournaledPage | undefined,
  after: JournaledPage | undefined,
): PageChangeKind[] {
  const [a, b] = [before?.state, after?.state];
  if (a?.visibility !== 'hidden' || b?.visibility !== 'hidden') return [];
  return hiddenPageFields.filter((name) => a[name] !== b[name]).map((name) => pageFields[name].change);
}

function differ(one: SeenState['layout'], other: SeenState['layout']): boolean {
  return one.page !== other.page || one.version !== other.version;
}
