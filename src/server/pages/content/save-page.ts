import { setImmediate as othersTurn } from 'node:timers/promises';
import type { z } from 'zod';
import { isContentSave } from '#api/safety-block.ts';
import type { SavePageBody, savedPageSchema } from '#api/schemas/page.ts';
import type { Definitions } from '#content/block/block.ts';
import type { Issue } from '#content/block/issue.ts';
import { validateContent } from '#content/block/validate.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { type ChangedTexts, createEmptyChangedTexts } from '#content/language/changed-texts.ts';
import { pageFieldNames, pickFields } from '#content/page/page-fields.ts';
import { getActor, type Person } from '#server/http/person.ts';
import type { AnswerWithRevisions, IfMatch } from '#server/http/preconditions.ts';
import { type PageDeps, requireLockedPage, requireOpenTo } from '#server/pages/store/page-deps.ts';
import {
  getCurrentVersionId,
  type PagePart,
  type PageRecord,
  type VersionRecord,
} from '#server/pages/store/page-record.ts';
import { getPageRevisions, requirePageMatch, storePage } from '#server/pages/store/store-page.ts';
import { findVersion, findVersionHead } from '#server/pages/store/versions.repository.ts';
import {
  computeVisibilityFlags,
  listCopyWarnings,
  listFlagIssues,
  saveVisibility,
} from '#server/pages/visibility/save-visibility.ts';
import { syncRedirects } from '#server/pages/visibility/sync-redirects.ts';
import { findAddress } from '#server/redirects/addresses.repository.ts';
import { findTargetIssue } from '#server/redirects/redirect-address.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import type { KnownVisibility, UndoByKind } from '#server/storage/undo-way.ts';
import { toApiPage } from './present-page.ts';
import { type ContentSaveOptions, listContentIssues, requireContent, saveContent } from './save-content.ts';

export type SavedPage = z.input<typeof savedPageSchema>;

interface SaveOptions extends ContentSaveOptions {
  readonly ifMatch?: IfMatch;
}

/**
 * Lists the issues of a save that need nothing from the database: those of title and blocks, contradicting
 * flags, and a redirect URL that leads nowhere.
 */
export function listSaveIssues(definitions: Definitions, body: unknown): readonly Issue[] {
  if (!isRecord(body)) return [];
  const issues = [...listContentIssues(definitions, body), ...listFlagIssues(body), ...redirectIssues(body)];
  // A body whose blocks are not a list gets the error `input/no-overview`, if nothing else is wrong.
  return issues.every(({ path }) => path === 'overview') ? [] : issues;
}

function redirectIssues({ redirectUrl }: Readonly<Record<string, unknown>>): Issue[] {
  const address = typeof redirectUrl === 'string' ? redirectUrl.trim() : '';
  const message = address === '' ? undefined : findTargetIssue(address);
  return message ? [{ path: 'redirectUrl', message }] : [];
}

/** Saves content, visibility or both in one transaction, depending on the fields of the body. */
export async function savePage(
  deps: PageDeps,
  key: string,
  body: SavePageBody,
  person: Person,
  { ifMatch, ...how }: SaveOptions = {},
): Promise<AnswerWithRevisions<SavedPage>> {
  const hasContent = isContentSave(body);
  if (hasContent) requireContent(deps.definitions, body);
  await othersTurn();
  return deps.storage.write(getActor(person), async (scope) => {
    // Lock the tree before the page, in the same order as moves do, to avoid deadlocks.
    if (changesVisibility(body)) await scope.lockTree();
    const before = await requireLockedPage(scope.db, key);
    requireOpenTo(person, before, key);
    requirePageMatch(ifMatch, before, listConcernedParts(before, body, hasContent));
    const content = hasContent
      ? await saveContent(scope, deps.definitions, before, body, how)
      : { page: before, version: undefined, changes: undefined };
    const after = await saveVisibility(scope, deps, content.page, body, person);
    const page = await storePage(scope, before, after);
    if (visibility.some((key) => page[key] !== before[key])) {
      const sendsElsewhere = page.redirectUrl !== before.redirectUrl;
      await syncRedirects(scope, [page], sendsElsewhere ? 'redirectUrl' : undefined);
    }
    const action = how.autosave ? 'page/autosave' : 'page/save';
    scope.record(
      action,
      page.id,
      buildAuditDetail(body, page),
      hasContent ? undefined : describeUndo(before, page),
    );
    const { version, changes } = content;
    const saved = await toSavedPage(scope, deps, page, { version, changes, body, person });
    saved.answer.warnings.push(...listCopyWarnings(before, page));
    return saved;
  });
}

/**
 * Fields that decide, with the live version's status, who sees a page and where other visitors are
 * redirected.
 */
const visibility = ['published', 'isHidden', 'liveVersionId', 'redirectUrl'] as const;

function changesVisibility({ status, published, isHidden, redirectUrl }: SavePageBody): boolean {
  return [status, published, isHidden, redirectUrl].some((value) => value !== undefined);
}

/**
 * Lists the parts of a page that a save concerns, for its precondition. A save that publishes the draft
 * concerns its content, too.
 */
function listConcernedParts(page: PageRecord, body: SavePageBody, hasContent: boolean): PagePart[] {
  const { title: _title, overview: _overview, translations: _translations, ...others } = body;
  const { language: _language, versionId: _id, metadata: _metadata, ...rest } = others;
  const hasVisibility = Object.values(rest).some((value) => value !== undefined);
  const makesLive = page.liveVersionId === null && computeVisibilityFlags(page, body).published;
  return [
    ...(hasContent || makesLive ? (['content'] as const) : []),
    ...(hasVisibility ? (['visibility'] as const) : []),
  ];
}

/**
 * Describes how to undo a change of visibility. Undefined if nothing changed, or if the password or live
 * version changed with it: those are undone elsewhere.
 */
function describeUndo(before: PageRecord, after: PageRecord): UndoByKind<'visibility'> | undefined {
  if (before === after || before.liveVersionId !== after.liveVersionId) return undefined;
  if (protection.some((key) => before[key] !== after[key])) return undefined;
  return {
    way: 'visibility',
    pageId: after.id,
    before: pickVisibility(before),
    after: pickVisibility(after),
  };
}

const protection = ['requiresLogin', 'loginPassword', 'passwordId'] as const;

/** Picks the fields of visibility for the activity log. */
export function pickVisibility(page: PageRecord): KnownVisibility {
  return pickFields(page, ['published', 'isHidden', ...pageFieldNames]);
}

/** Names the fields that a save changed; never contains a password. */
function buildAuditDetail(body: SavePageBody, page: PageRecord): Record<string, unknown> {
  return { identifier: page.identifier, fields: Object.keys(body), revisions: page.revisions };
}

/** Reads the saved version for the answer: publishing in the same save may have changed its status. */
async function readSavedVersion(
  { db }: WriteScope,
  page: PageRecord,
  saved: VersionRecord | undefined,
): Promise<VersionRecord | undefined> {
  if (!saved) return findVersion(db, page.id, getCurrentVersionId(page));
  const head = await findVersionHead(db, page.id, saved.id);
  return head && { ...head, content: saved.content };
}

interface SavedPageOptions {
  readonly version: VersionRecord | undefined;
  readonly changes?: ChangedTexts;
  readonly body: Pick<SavePageBody, 'language'>;
  readonly person: Person;
}

export async function toSavedPage(
  scope: WriteScope,
  { definitions, vault }: PageDeps,
  page: PageRecord,
  { version: saved, changes = createEmptyChangedTexts(), body, person }: SavedPageOptions,
): Promise<AnswerWithRevisions<SavedPage>> {
  const version = await readSavedVersion(scope, page, saved);
  const { parentIdentifier } = await findAddress(scope.db, page);
  const { language } = body;
  const answer = toApiPage(page, { version, parentIdentifier, viewer: person, language, definitions, vault });
  await othersTurn();
  const found = version && validateContent(definitions, version.content);
  const warnings = found ? [...found.warnings, ...found.notes] : [];
  return { answer: { ...answer, warnings, changes }, revisions: getPageRevisions(page) };
}
