import { pagePath, type SiteRequest } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';
import type { CacheKey } from '#server/http/answer-cache.ts';

/** What a document is cached by. The address alone decides what a visitor sees. */
export interface PageKey extends CacheKey {
  /** The path of the page that it shows, without language: what is withdrawn takes its documents along. */
  readonly shows: string;
}

/** The page for what is not there, at its own path. */
export const notFoundPath = '/404';

/** Of the document at an address: by its one spelling, as it is looked up before the routes. */
export function visitorKey(request: SiteRequest): PageKey {
  return { name: request.canonicalPath, shows: shownPath(request) };
}

/**
 * Of the preview at an address: the same document with the preview's entry. It is for no cache but our own, under a
 * name that nobody can ask for.
 */
export function previewKey(request: SiteRequest): PageKey {
  return { name: previewName(request), shows: shownPath(request) };
}

/**
 * The gate at an address: the same for everybody whom no grant lets in, under a name that nobody can ask for, since whoever
 * has a grant asks for the same address.
 */
export function gateKey(request: SiteRequest, preview: boolean): PageKey {
  return { name: gateName(request, preview), shows: shownPath(request) };
}

export function gateName(request: SiteRequest, preview: boolean): string {
  return `gate ${preview ? previewName(request) : request.canonicalPath}`;
}

export function previewName({ canonicalPath }: SiteRequest): string {
  return `preview ${canonicalPath}`;
}

/** Addresses that lead nowhere share one document per language, so that guessing fills no memory. */
export function notFoundKey(language: Language): PageKey {
  return { name: `not found ${language}`, shows: notFoundPath };
}

/** A case answers below `/clients` too, and is known by its one address. */
function shownPath({ path, target }: SiteRequest): string {
  return target.type === 'case' ? pagePath({ kind: 'case', identifier: target.identifier }) : path;
}
