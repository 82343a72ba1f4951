import { setImmediate as othersTurn } from 'node:timers/promises';
import type { PublishContentBody } from '#api/schemas/page.ts';
import { getActor, type Person } from '#server/http/person.ts';
import type { AnswerWithRevisions, IfMatch } from '#server/http/preconditions.ts';
import {
  emptyPageContent,
  mergeContent,
  refuseNestedSections,
  requireContent,
} from '#server/pages/content/save-content.ts';
import { type PageDeps, requireLockedPage } from '#server/pages/store/page-deps.ts';
import type { VersionRecord } from '#server/pages/store/page-record.ts';
import {
  deleteBackground,
  deleteLayout,
  findBackground,
  saveBackground,
  saveLayout,
} from '#server/pages/store/page-settings.repository.ts';
import { getPageRevisions, requirePageMatch, storePage } from '#server/pages/store/store-page.ts';
import { findVersionToReplace } from '#server/pages/store/versions.repository.ts';
import { addVersion, makeLive, requireVersionHead } from '#server/pages/store/write-version.ts';
import { syncRedirects } from '#server/pages/visibility/sync-redirects.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { type ApiVersion, toVersion } from './versions.service.ts';

/**
 * Publishes content that is no version yet, such as the live version with some of the draft's changes. The
 * draft stays, with the excluded changes still unpublished.
 */
export async function publishContent(
  deps: PageDeps,
  key: string,
  body: PublishContentBody,
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<ApiVersion>> {
  const { storage, definitions } = deps;
  const sent = { ...body, overview: requireContent(definitions, body) };
  await othersTurn();
  return storage.write(getActor(person), async (scope) => {
    await scope.lockTree();
    const before = await requireLockedPage(scope.db, key);
    requirePageMatch(ifMatch, before, ['content', 'visibility']);
    const live = await findVersionToReplace(scope.db, before.id, before.liveVersionId);
    const content = mergeContent(definitions, live?.content ?? emptyPageContent, sent);
    refuseNestedSections(definitions, before, content);
    const version = await addVersion(scope, definitions, {
      pageId: before.id,
      content,
      status: 'DRAFT',
      reason: 'publish',
      ...(live && { from: live.id }),
    });
    await setSettings(scope, version, body);
    const page = await storePage(scope, before, await makeLive(scope, definitions, before, version));
    await syncRedirects(scope, [page]);
    scope.record('version/publish', page.id, { version: version.id, keeps: page.draftVersionId });
    return {
      answer: toVersion(await requireVersionHead(scope, page, version.id)),
      revisions: getPageRevisions(page),
    };
  });
}

/** Saves the given layout and background over those copied from the previous version. */
async function setSettings(
  { db, now }: WriteScope,
  { pageId, id }: VersionRecord,
  { layoutSettings, backgroundSettings, dynamicBackgroundSettings }: PublishContentBody,
): Promise<void> {
  const owner = { pageId, versionId: id };
  if (layoutSettings) await saveLayout(db, owner, layoutSettings, now);
  else if (layoutSettings === null) await deleteLayout(db, owner);
  const known = await findBackground(db, owner);
  const background = {
    backgroundSettings: backgroundSettings === undefined ? known.backgroundSettings : backgroundSettings,
    dynamicBackgroundSettings:
      dynamicBackgroundSettings === undefined ? known.dynamicBackgroundSettings : dynamicBackgroundSettings,
  };
  const isNone = !background.backgroundSettings && !background.dynamicBackgroundSettings;
  if (isNone) await deleteBackground(db, owner);
  else await saveBackground(db, owner, background, now);
}
