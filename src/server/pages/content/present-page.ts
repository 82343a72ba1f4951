import type { ApiPage, PageSummary } from '#api/schemas/page.ts';
import type { Definitions } from '#content/block/block.ts';
import { type Language, resolveText, type Translated } from '#content/language/language.ts';
import { localizePage } from '#content/language/localize-page.ts';
import type { PageContent } from '#content/page/page.ts';
import { lockedPageFields, pageFieldNames, pickFields } from '#content/page/page-fields.ts';
import { visibleBlocks } from '#content/page/visible-blocks.ts';
import { authorize } from '#server/http/authorize.ts';
import type { Person } from '#server/http/person.ts';
import {
  currentVersionId,
  type PageRecord,
  statusOf,
  type VersionRecord,
} from '#server/pages/store/page-record.ts';
import type { Vault } from '#server/security/vault.ts';

interface Shown {
  readonly title: Translated;
  readonly parentIdentifier: string | null;
  /** Undefined for a visitor, who learns nothing about drafts and people. */
  readonly viewer: Person | undefined;
  readonly language?: Language;
}

/** What a locked page is called until somebody unlocks it. */
const neutralTitle: Readonly<Record<Language, string>> = { nl: 'Besloten pagina', en: 'Private page' };

export function toSummary(
  page: PageRecord,
  { title, parentIdentifier, viewer, language }: Shown,
): PageSummary {
  return {
    id: page.id,
    identifier: page.identifier,
    kind: page.kind,
    title: language ? resolveText(title, language) : title,
    status: statusOf(page),
    published: page.published,
    isHidden: page.isHidden,
    requiresLogin: page.requiresLogin,
    ...pickFields(page, pageFieldNames),
    parentId: page.parentId,
    parentIdentifier,
    sortOrder: page.sortOrder,
    versioning: page.versioning,
    currentVersionId: page.liveVersionId,
    draftVersionId: viewer ? page.draftVersionId : null,
    updatedAt: page.updatedAt,
    updatedBy: viewer ? page.updatedBy : null,
  };
}

interface Presented extends Omit<Shown, 'title'> {
  readonly version: VersionRecord | undefined;
  readonly definitions: Definitions;
  readonly vault: Vault;
}

const noContent: PageContent = { title: '', overview: [] };

/** A page with the blocks of one version. Passwords are for owners only. */
export function toApiPage(page: PageRecord, { version, definitions, vault, ...shown }: Presented): ApiPage {
  const stored = version?.content ?? noContent;
  const content = shown.language ? localizePage(definitions, stored, shown.language) : stored;
  return {
    ...toSummary(page, { ...shown, title: content.title }),
    // What the studio has hidden is not for visitors to read in the answer either.
    overview: [...(shown.viewer ? content.overview : visibleBlocks(definitions, content.overview))],
    ...(shown.language ? { language: shown.language } : {}),
    ...(shown.viewer && !shown.language && stored.translations ? { translations: stored.translations } : {}),
    ...(shown.viewer && !shown.language && stored.metadata ? { metadata: stored.metadata } : {}),
    versionId: version?.id ?? currentVersionId(page),
    versionStatus: version?.status ?? null,
    ...(authorize(shown.viewer, 'read', 'protection')
      ? {
          loginPassword: page.loginPassword === null ? null : (vault.open(page.loginPassword) ?? null),
          passwordId: page.passwordId,
        }
      : {}),
  };
}

/**
 * A protected page as somebody without a grant sees it: its address, and otherwise the same for all of them. Every property is
 * written here or in the table of page fields, so that a new one does not compile until somebody has decided about it.
 */
export function toLockedPage(
  page: PageRecord,
  parentIdentifier: string | null,
  language?: Language,
): ApiPage {
  return {
    id: page.id,
    identifier: page.identifier,
    kind: page.kind,
    title: language ? neutralTitle[language] : neutralTitle,
    status: 'PUBLISHED',
    published: true,
    isHidden: false,
    requiresLogin: true,
    ...lockedPageFields,
    parentId: null,
    parentIdentifier,
    sortOrder: 0,
    versioning: true,
    currentVersionId: null,
    draftVersionId: null,
    updatedAt: null,
    updatedBy: null,
    overview: [],
    ...(language ? { language } : {}),
    versionId: null,
    versionStatus: null,
    locked: true,
  };
}
