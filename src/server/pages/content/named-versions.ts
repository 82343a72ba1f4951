import type { VersionHead } from '#server/pages/store/page-record.ts';
import { countNamed, setVersionName } from '#server/pages/store/versions.repository.ts';
import type { WriteScope } from '#server/storage/storage.ts';

/** Versions of one page that can have a name: they are never thinned out, so there is an end to them. */
export const maxNamed = 100;

type Scope = Pick<WriteScope, 'db'>;

export async function hasRoomForName({ db }: Scope, pageId: string): Promise<boolean> {
  return (await countNamed(db, pageId)) < maxNamed;
}

/** The name of a version that a save keeps. A save is never refused for it: where there is no room, it has none. */
export async function nameOfKept(
  scope: Scope,
  { pageId, name }: VersionHead,
  wished: string | undefined,
): Promise<string | null> {
  if (wished === undefined) return name;
  return (await hasRoomForName(scope, pageId)) ? wished : name;
}

/** Names a version that stays as it is. A name that it has already says more. */
export async function nameStored(scope: Scope, version: VersionHead, wished: string): Promise<void> {
  if (version.name !== null || !(await hasRoomForName(scope, version.pageId))) return;
  await setVersionName(scope.db, version.id, wished);
}
