import type { ApiPage, PageSummary } from '#api/schemas/page.ts';
import type { Definitions } from '#content/block/block.ts';
import { type Language, resolveText, type Translated } from '#content/language/language.ts';
import { localizePage } from '#content/language/localize-page.ts';
import type { PageContent } from '#content/page/page.ts';
import { lockedPageFields, pageFieldNames, pickFields } from '#content/page/page-fields.ts';
import { omitHiddenBlocks } from '#content/page/visible-blocks.ts';
import { gateWords, getInEveryLanguage } from '#i18n/site-words.ts';
import { authorize } from '#server/http/authorize.ts';
import type { Person } from '#server/http/person.ts';
import {
  getCurrentVersionId,
  getPageStatus,
  type PageRecord,
  type VersionRecord,
} from '#server/pages/store/page-record.ts';
import type { Vault } from '#server/security/vault.ts';

interface SummaryOptions {
  readonly title: Translated;
  readonly parentIdentifier: string | null;
  /** Undefined for a visitor, who gets nothing about drafts and authors. */
  readonly viewer: Person | undefined;
  readonly language?: Language;
}

/** Title of a protected page until it is unlocked. */
const neutralTitle = getInEveryLanguage(gateWords, (gate) => gate.pageTitle);

export function toSummary(
  page: PageRecord,
  { title, parentIdentifier, viewer, language }: SummaryOptions,
): PageSummary {
  return {
    id: page.id,
    identifier: page.identifier,
    kind: page.kind,
    title: language ? resolveText(title, language) : title,
    status: getPageStatus(page),
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

interface ApiPageOptions extends Omit<SummaryOptions, 'title'> {
  readonly version: VersionRecord | undefined;
  readonly definitions: Definitions;
  readonly vault: Vault;
}

const noContent: PageContent = { title: '', overview: [] };

/** Builds the API's page with the blocks of one version. Passwords are included for owners only. */
export function toApiPage(
  page: PageRecord,
  { version, definitions, vault, ...shown }: ApiPageOptions,
): ApiPage {
  const stored = version?.content ?? noContent;
  const content = shown.language ? localizePage(definitions, stored, shown.language) : stored;
  return {
    ...toSummary(page, { ...shown, title: content.title }),
    // Hidden blocks are left out of a visitor's answer, too.
    overview: [...(shown.viewer ? content.overview : omitHiddenBlocks(definitions, content.overview))],
    ...(shown.language ? { language: shown.language } : {}),
    ...(shown.viewer && !shown.language && stored.translations ? { translations: stored.translations } : {}),
    ...(shown.viewer && !shown.language && stored.metadata ? { metadata: stored.metadata } : {}),
    versionId: version?.id ?? getCurrentVersionId(page),
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
 * Builds a protected page for a visitor without access: its URL, and otherwise the same values for every
 * page. Each property is written here or in the table of page fields, so that a new one doesn't compile until
 * its visibility is decided.
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
