import { randomUUID } from 'node:crypto';
import type { Translated } from '#content/language/language.ts';
import type { PageContent, PageKind, PageStatus, VersionStatus } from '#content/page/page.ts';
import type { PageFieldValues } from '#content/page/page-fields.ts';

/**
 * Parts of a page, each with its own revision. `content`: the current version and its content. `visibility`:
 * who sees what, and where edits go. `place`: URL and position in the tree.
 */
export const pageParts = ['content', 'visibility', 'place'] as const;
export type PagePart = (typeof pageParts)[number];
export type PageRevisions = Readonly<Record<PagePart, number>>;

/** Page as stored, without its content. */
export interface PageRecord extends PageFieldValues {
  readonly id: string;
  readonly identifier: string;
  readonly kind: PageKind;
  readonly parentId: string | null;
  readonly sortOrder: number;
  /**
   * Id of the last move that put the page here; shifting for another page's move doesn't count. Null if it
   * was never moved.
   */
  readonly lastMove: string | null;
  readonly published: boolean;
  readonly isHidden: boolean;
  readonly requiresLogin: boolean;
  /** Encrypted by the vault. */
  readonly loginPassword: string | null;
  readonly passwordId: string | null;
  readonly versioning: boolean;
  readonly liveVersionId: string | null;
  readonly draftVersionId: string | null;
  /** Path at which visitors last saw the page; written by `sync-redirects.ts` only. */
  readonly publicPath: string | null;
  readonly revisions: PageRevisions;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
}

export const versionReasons = ['draft', 'save', 'publish', 'automatic'] as const;
export type VersionReason = (typeof versionReasons)[number];

/** Version without its content, for lists. */
export interface VersionHead {
  readonly id: string;
  readonly pageId: string;
  readonly status: VersionStatus;
  readonly reason: VersionReason;
  /** Name given by a person; named versions are never thinned out. */
  readonly name: string | null;
  readonly title: Translated;
  readonly author: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface VersionRecord extends VersionHead {
  readonly content: PageContent;
}

/** Version that a write builds on or replaces. `content` is undefined if it can't be read. */
export interface VersionToReplace extends VersionHead {
  readonly content: PageContent | undefined;
}

export function isReadableVersion(version: VersionToReplace): version is VersionRecord {
  return version.content !== undefined;
}

/** Creates a page id. Its underscore keeps it from being equal to another page's identifier. */
export function createPageId(): string {
  return `page_${randomUUID()}`;
}

/** Creates the id of a move; all pages moved together share it. */
export function createMoveId(): string {
  return randomUUID();
}

/** Derives the status from the two flags, so that they can't contradict each other. */
export function getPageStatus(page: Pick<PageRecord, 'published' | 'isHidden'>): PageStatus {
  if (page.isHidden) return 'HIDDEN';
  return page.published ? 'PUBLISHED' : 'DRAFT';
}

/** Returns the version that members see first: the draft, or else the live one. */
export function getCurrentVersionId(page: PageRecord): string | null {
  return page.draftVersionId ?? page.liveVersionId;
}
