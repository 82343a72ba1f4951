import {
  findSourceIssue,
  findTargetIssue,
  normalizePath,
  normalizeTarget,
  readAddress,
} from '#server/redirects/redirect-address.ts';
import type { Columns } from './columns.ts';
import type { CsvRecord } from './read-csv.ts';

/** Line with a valid redirect. */
export interface ReadLine {
  readonly line: number;
  readonly fromPath: string;
  readonly toPath: string;
  readonly reason: string;
  /** Sentence about a part of the line that the redirect does differently. */
  readonly note?: string;
}

/** Line that can't be a redirect as written. */
export interface UnreadLine {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly message: string;
}

const maxLength = 2000;
const maxReason = 500;

/**
 * Reads one row as a redirect. The host of the source path is the old site's; a target on the same host means
 * a page of this site.
 * @param origin the site's origin
 */
export function readLine(row: CsvRecord, columns: Columns, origin: string): ReadLine | UnreadLine {
  const getCell = (index: number | undefined) => (index === undefined ? '' : (row.cells[index] ?? '').trim());
  const [from, to] = [getCell(columns.from), getCell(columns.to)];
  const source = parseAddress(from);
  const fromPath = normalizePath(source.path);
  const toPath = normalizeTarget(normalizeTargetCell(to, source.host), origin);
  const message =
    (/^(?:1|true|yes)$/i.test(getCell(columns.pattern)) || /[*^]|\(\.|\\|\$$/.test(from)
      ? 'A redirect is for one path. Patterns are not supported.'
      : undefined) ?? findIssue({ from, to, source, fromPath, toPath });
  if (message !== undefined)
    return { line: row.line, from: from.slice(0, 300), to: to.slice(0, 300), message };
  return { line: row.line, fromPath, toPath, reason: getCell(columns.reason).slice(0, maxReason) };
}

interface Cells {
  readonly from: string;
  readonly to: string;
  readonly source: ParsedAddress;
  readonly fromPath: string;
  readonly toPath: string;
}

function findIssue({ from, to, source, fromPath, toPath }: Cells): string | undefined {
  if (from === '') return 'The old path is missing.';
  if (to === '') return 'The new URL is missing.';
  if (Math.max(from.length, to.length) > maxLength) return 'A URL has at most 2,000 characters.';
  if (source.search !== '') {
    return `A redirect is for a path. The query (${source.search.slice(0, 60)}) cannot be part of it.`;
  }
  return findSourceIssue(fromPath) ?? findTargetIssue(toPath);
}

interface ParsedAddress {
  /** Host of an absolute URL, without `www.`; undefined for a path. */
  readonly host: string | undefined;
  readonly path: string;
  readonly search: string;
}

/** Host written without a protocol: `oldstudio.nl/over-ons`. */
const bareHost = /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,})(?::\d+)?\//i;

function parseAddress(text: string): ParsedAddress {
  const address = bareHost.test(text) ? `https://${text}` : text;
  if (/^(?:https?:)?\/\//i.test(address) && URL.canParse(address, 'https://x')) {
    const { host, pathname, search } = new URL(address, 'https://x');
    return { host: host.replace(/^www\./, ''), path: pathname, search };
  }
  const { bare, search } = readAddress(address, '');
  return { host: undefined, path: bare, search };
}

/**
 * Normalizes a target for the table: a path with a leading slash and encoded spaces, or the URL of another
 * site.
 */
function normalizeTargetCell(to: string, sourceHost: string | undefined): string {
  const encoded = to.replace(/ /g, '%20');
  const { host } = parseAddress(encoded);
  if (host === undefined) return isAddress(encoded) ? encoded : `/${encoded}`;
  const url = new URL(bareHost.test(encoded) ? `https://${encoded}` : encoded, 'https://x');
  return host === sourceHost ? url.pathname + url.search + url.hash : url.href;
}

/** True if it has a slash or protocol already, or is empty. */
function isAddress(text: string): boolean {
  return text === '' || text === 'main' || text.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(text);
}
