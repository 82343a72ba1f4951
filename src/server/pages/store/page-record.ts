import { randomUUID } from 'node:crypto';
import type { Translated } from '#content/language/language.ts';
import type { PageContent, PageKind, PageStatus, VersionStatus } from '#content/page/page.ts';
import type { PageFieldValues } from '#content/page/page-fields.ts';

/**
 * What of a page is saved by itself. `content`: which version is current, and what it says. `visibility`: who
 * sees what of the page, and where its edits go. `place`: its address, and where
 * somebody has put it in the tree.
 */
export const pageParts = ['content', 'visibility', 'place'] as const;
export type PagePart = (typeof pageParts)[number];
export type PageRevisions = Readonly<Record<PagePart, number>>;

/** A page as it is stored, without its content. */
export interface PageRecord extends PageFieldValues {
  readonly id: string;
  readonly identifier: string;
  readonly kind: PageKind;
  readonly parentId: string | null;
  readonly sortOrder: number;
  /** The move by which it stands there, which neighbours that step aside do not change; null where nobody has moved it. */
  readonly lastMove: string | null;
  readonly published: boolean;
  readonly isHidden: boolean;
  readonly requiresLogin: boolean;
  /** Sealed by the vault. */
  readonly loginPassword: string | null;
  readonly passwordId: string | null;
  readonly versioning: boolean;
  readonly liveVersionId: string | null;
  readonly draftVersionId: string | null;
  /** Where visitors saw the page last; written by `sync-redirects.ts` alone. */
  readonly publicPath: string | null;
  readonly revisions: PageRevisions;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
}

export const versionReasons = ['draft', 'save', 'publish', 'automatic'] as const;
export type VersionReason = (typeof versionReasons)[number];

/** What a list of versions needs to know of one. */
export interface VersionHead {
  readonly id: string;
  readonly pageId: string;
  readonly status: VersionStatus;
  readonly reason: VersionReason;
  /** What a person calls it; one with a name is never thinned out. */
  readonly name: string | null;
  readonly title: Translated;
  readonly author: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface VersionRecord extends VersionHead {
  readonly content: PageContent;
}

/** A version that a write builds on or replaces; without content when what is stored of it cannot be read. */
export interface VersionToReplace extends VersionHead {
  readonly content: PageContent | undefined;
}

export function isReadableVersion(version: VersionToReplace): version is VersionRecord {
  return version.content !== undefined;
}

/** The underscore keeps a page's id from ever being another one's identifier. */
export function newPageId(): string {
  return `page_${randomUUID()}`;
}

/** Names a move: all pages that it moves have it as their last one. */
export function newMove(): string {
  return randomUUID();
}

/** The status follows from the two flags, so that they can never disagree. */
export function statusOf(page: Pick<PageRecord, 'published' | 'isHidden'>): PageStatus {
  if (page.isHidden) return 'HIDDEN';
  return page.published ? 'PUBLISHED' : 'DRAFT';
}

/** The version that people of the studio see first: the draft, else the live one. */
export function currentVersionId(page: PageRecord): string | null {
  return page.draftVersionId ?? page.liveVersionId;
}
