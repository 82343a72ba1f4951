import { createInvalidError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import type { AnswerWithRevisions, IfMatch } from '#server/http/preconditions.ts';
import { hasRoomForName, maxNamedVersions } from '#server/pages/content/save-content.ts';
import { type PageDeps, requireLockedPage } from '#server/pages/store/page-deps.ts';
import type { PageRecord, VersionHead } from '#server/pages/store/page-record.ts';
import { getPageRevisions, requirePageMatch } from '#server/pages/store/store-page.ts';
import { setVersionName as store } from '#server/pages/store/versions.repository.ts';
import { keepSnapshot, requireVersionHead } from '#server/pages/store/write-version.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { type ApiVersion, toVersion } from './versions.service.ts';

interface NameChange {
  readonly versionId: string;
  readonly name: string | null;
}

/**
 * Names a version, or removes its name. A name belongs to one state: if the version is still edited, the
 * state is kept as a snapshot with the name.
 */
export async function setVersionName(
  { storage }: Pick<PageDeps, 'storage'>,
  key: string,
  { versionId, name }: NameChange,
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<ApiVersion>> {
  return storage.write(getActor(person), async (scope) => {
    const page = await requireLockedPage(scope.db, key);
    requirePageMatch(ifMatch, page, ['content']);
    const version = await requireVersionHead(scope, page, versionId);
    if (name !== null && version.name === null && !(await hasRoomForName(scope, page.id))) {
      throw createInvalidError(
        'name',
        `A page has at most ${maxNamedVersions} named versions. Remove a name from another one first.`,
      );
    }
    const named = await setName(scope, page, version, name);
    scope.record('version/name', page.id, { version: named, name });
    return {
      answer: toVersion(await requireVersionHead(scope, page, named)),
      revisions: getPageRevisions(page),
    };
  });
}

/** Resolves to the version that has the name then. */
async function setName(
  scope: WriteScope,
  page: PageRecord,
  version: VersionHead,
  name: string | null,
): Promise<string> {
  if (name !== null && isEdited(page, version)) return keepSnapshot(scope, version, { reason: 'save', name });
  await store(scope.db, version.id, name);
  return version.id;
}

/** True if the next save overwrites this version. */
function isEdited(page: PageRecord, { id }: VersionHead): boolean {
  return id === page.draftVersionId || (!page.versioning && id === page.liveVersionId);
}
