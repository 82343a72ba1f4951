import { setImmediate as othersTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { VersionChanges } from '#api/schemas/page.ts';
import type { PageContent } from '#content/page/page.ts';
import { type ChangeCounts, countChanges } from '#document/compare/count-changes.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import type { PageRecord, VersionHead } from '#server/pages/store/page-record.ts';
import { UnreadableContent } from '#server/pages/store/stored-content.ts';
import { computeRulesFingerprint } from '#server/pages/store/text-counts.ts';
import { findVersion } from '#server/pages/store/versions.repository.ts';
import { findChanges, findLooks, setChanges } from './version-changes.repository.ts';

/** Most versions that one list counts, so that it answers in time. The next list counts more. */
const maxVersions = 25;

type Deps = Pick<PageDeps, 'storage' | 'definitions'>;

/** Version, and the version that it is compared with. */
interface Pair {
  readonly version: VersionHead;
  readonly since: VersionHead;
}

const byType = z.record(z.string(), z.number());
const storedSchema = z.object({
  /** Fingerprint of the two states and the definitions. */
  of: z.string(),
  counts: z.object({
    texts: z.number(),
    pictures: z.number(),
    others: z.number(),
    moved: z.number(),
    added: byType,
    removed: byType,
    look: z.boolean(),
    unknown: z.boolean(),
  }),
});

/**
 * Counts what each version changed, by its id: null for the first version; versions beyond the limit of one
 * call are left out. Counts are stored with the version, together with the two states they are about: the
 * previous version changes as snapshots are thinned out, and a draft is edited on.
 */
export async function countVersionChanges(
  deps: Deps,
  page: PageRecord,
  heads: readonly VersionHead[],
): Promise<ReadonlyMap<string, VersionChanges | null>> {
  const { storage, definitions } = deps;
  const pairs = listPairs(page, heads);
  const [stored, looks] = await Promise.all([
    findChanges(storage.db, page.id),
    findLooks(storage.db, page.id),
  ]);
  const known = new Map(
    pairs.flatMap((pair) => {
      const counts = readCounts(computeKey(definitions, pair), stored.get(pair.version.id));
      return counts ? [[pair.version.id, counts] as const] : [];
    }),
  );
  const counted = await countAll(
    deps,
    pairs.filter(({ version }) => !known.has(version.id)).slice(0, maxVersions),
  );
  const changes = new Map<string, VersionChanges | null>();
  for (const { id } of heads) if (!pairs.some(({ version }) => version.id === id)) changes.set(id, null);
  for (const { version, since } of pairs) {
    const counts = known.get(version.id) ?? counted.get(version.id);
    const look = looks.get(version.id) !== looks.get(since.id);
    if (counts) changes.set(version.id, { ...counts, look, since: since.id });
  }
  return changes;
}

/** Pairs the draft with the live version and every other version with the previous one. */
function listPairs(page: PageRecord, heads: readonly VersionHead[]): readonly Pair[] {
  const done = heads.filter(({ id }) => id !== page.draftVersionId);
  const draft = heads.find(({ id }) => id === page.draftVersionId);
  const live = done.find(({ id }) => id === page.liveVersionId) ?? done[0];
  return [
    ...(draft && live ? [{ version: draft, since: live }] : []),
    ...done.flatMap((version, index) => {
      const since = done[index + 1];
      return since ? [{ version, since }] : [];
    }),
  ];
}

function computeKey(definitions: Deps['definitions'], { version, since }: Pair): string {
  return [computeRulesFingerprint(definitions), version.updatedAt, since.id, since.updatedAt].join(' ');
}

function readCounts(of: string, text: string | undefined): ChangeCounts | undefined {
  if (text === undefined) return undefined;
  try {
    const stored = storedSchema.parse(JSON.parse(text));
    return stored.of === of ? stored.counts : undefined;
  } catch {
    return undefined;
  }
}

async function countAll(deps: Deps, pairs: readonly Pair[]): Promise<ReadonlyMap<string, ChangeCounts>> {
  const counted = new Map<string, ChangeCounts>();
  const contents = new Map<string, Promise<PageContent | undefined>>();
  const loadContent = ({ id, pageId }: VersionHead) => {
    const content = contents.get(id) ?? readContent(deps, pageId, id);
    contents.set(id, content);
    return content;
  };
  for (const { version, since } of pairs) {
    const [before, after] = [await loadContent(since), await loadContent(version)];
    counted.set(version.id, before && after ? countChanges(deps.definitions, { before, after }) : unreadable);
    // Comparing large pages takes time: yield to the event loop in between.
    await othersTurn();
  }
  await storeCounts(deps, pairs, counted);
  return counted;
}

const unreadable: ChangeCounts = {
  texts: 0,
  pictures: 0,
  others: 0,
  moved: 0,
  added: {},
  removed: {},
  look: false,
  unknown: true,
};

/** Undefined if it can't be read, or was thinned out since it was listed. */
async function readContent({ storage }: Deps, pageId: string, id: string): Promise<PageContent | undefined> {
  return findVersion(storage.db, pageId, id).then(
    (version) => version?.content,
    (error: unknown) => {
      if (!(error instanceof UnreadableContent)) throw error;
      return undefined;
    },
  );
}

/**
 * Stores counts. This is not a change of the site and isn't logged. If writing fails, the list is answered
 * all the same.
 */
async function storeCounts(
  { storage, definitions }: Deps,
  pairs: readonly Pair[],
  counted: ReadonlyMap<string, ChangeCounts>,
): Promise<void> {
  if (counted.size === 0) return;
  const write = storage.increment(async (db) => {
    for (const pair of pairs) {
      const counts = counted.get(pair.version.id);
      if (counts)
        await setChanges(db, pair.version.id, JSON.stringify({ of: computeKey(definitions, pair), counts }));
    }
  });
  await write.catch(() => undefined);
}
