import { digest, type Revised } from '#server/http/tagged.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { listPlaces } from '#server/pages/store/pages.repository.ts';
import type { Db } from '#server/storage/schema.ts';

/** Where all pages stand. It follows from their places alone, so that an edit of a text leaves it as it is. */
export async function treeRevision(db: Db): Promise<{ readonly tree: string }> {
  const places = await listPlaces(db);
  return { tree: digest(places.map(({ id, identifier, parent_id }) => [id, identifier, parent_id])) };
}

/**
 * A list of pages with the revision of the tree, and one of all that the list says. The tree comes first: what
 * moves between the two reads makes its revision too old, never too new.
 */
export async function withTreeRevision<T>(
  { storage }: PageDeps,
  read: () => Promise<T>,
): Promise<Revised<T>> {
  const revision = await treeRevision(storage.db);
  const answer = await read();
  return { answer, revisions: { ...revision, list: digest(answer) } };
}
