import { findPathOwner } from '../address/own-paths.ts';
import type { Block } from '../block/block.ts';
import { languages, type Translated, toolLanguage } from '../language/language.ts';
import type { Translations } from '../translation/translations.ts';
import type { PageMetadata } from './page-metadata.ts';

/** A `section` has no URL: pages show its blocks by a block that names it. */
export const pageKinds = ['page', 'case', 'section'] as const;
export type PageKind = (typeof pageKinds)[number];

export const pageStatuses = ['DRAFT', 'PUBLISHED', 'HIDDEN'] as const;
export type PageStatus = (typeof pageStatuses)[number];

export const versionStatuses = ['DRAFT', 'PUBLISHED', 'HIDDEN', 'ARCHIVED'] as const;
export type VersionStatus = (typeof versionStatuses)[number];

/** The versioned content of a page: its title and blocks, in all languages. */
export interface PageContent {
  readonly title: Translated;
  readonly overview: readonly Block[];
  /** Translation records of its texts; absent if there are none. */
  readonly translations?: Translations | undefined;
  /** Texts outside blocks; absent if there are none. */
  readonly metadata?: PageMetadata | undefined;
}

/** System pages cannot be deleted, renamed, moved or given child pages. */
const systemPages = ['main', 'clients', 'cases', '404'] as const;

export function isSystemPage(identifier: string): boolean {
  return systemPages.some((page) => page === identifier);
}

/** First segments that no page can use: languages, and routes of the API next to pages. */
const reservedIdentifiers: ReadonlySet<string> = new Set([
  // URL prefixes of all languages except the default.
  ...languages.slice(1),
  'hierarchy',
  'reorder',
  'check',
]);

/** Reserved names that cases may use, since they live below `/cases`; a built-in slide links to this one. */
const freeForCases = new Set(['check']);

const identifierPattern = /^[a-z0-9-]{1,100}$/;

/** True if the text has the form of an identifier, reserved or not. */
export function isIdentifier(text: string): boolean {
  return identifierPattern.test(text);
}

/** Returns why a page cannot have this identifier, as a sentence; undefined if it can. */
export function findIdentifierIssue(identifier: string, kind: PageKind): string | undefined {
  if (identifier.length < 1 || identifier.length > 100)
    return `A URL has 1 to 100 characters, this has ${identifier.length.toLocaleString(toolLanguage)}.`;
  if (!isIdentifier(identifier)) {
    return 'A URL has lower-case letters, digits and hyphens only.';
  }
  if (kind === 'case' && freeForCases.has(identifier)) return undefined;
  if (reservedIdentifiers.has(identifier) || findPathOwner(`/${identifier}`) !== undefined)
    return `The site itself uses the URL "${identifier}". Choose another one.`;
  return undefined;
}

interface Visibility {
  readonly hideFromSearchEngines: boolean;
}

export type Robots = 'index,follow' | 'noindex,nofollow';

export function getRobots(page: Visibility): Robots {
  return page.hideFromSearchEngines ? 'noindex,nofollow' : 'index,follow';
}
