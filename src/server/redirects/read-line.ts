import {
  addressIssue,
  normalizePath,
  readAddress,
  sourceIssue,
  storedTarget,
} from '#server/redirects/redirect-address.ts';
import type { Columns } from './columns.ts';
import type { CsvRecord } from './read-csv.ts';

/** A line that says where visitors of a path are sent. */
export interface ReadLine {
  readonly line: number;
  readonly fromPath: string;
  readonly toPath: string;
  readonly reason: string;
  /** Sentence about a part that the redirect does differently. */
  readonly note?: string;
}

/** A line that cannot be a redirect, as it is written. */
export interface UnreadLine {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly message: string;
}

const maxLength = 2000;
const maxReason = 500;

/**
 * One row as a redirect. The host of what visitors asked for is the old site's, whichever that was; a target on that
 * same host means the page of ours.
 *
 * @param origin the site's own
 */
export function readLine(row: CsvRecord, columns: Columns, origin: string): ReadLine | UnreadLine {
  const cell = (index: number | undefined) => (index === undefined ? '' : (row.cells[index] ?? '').trim());
  const [from, to] = [cell(columns.from), cell(columns.to)];
  const source = addressed(from);
  const fromPath = normalizePath(source.path);
  const toPath = storedTarget(targetOf(to, source.host), origin);
  const message =
    (/^(?:1|true|yes)$/i.test(cell(columns.pattern)) || /[*^]|\(\.|\\|\$$/.test(from)
      ? 'A redirect is of one path. Patterns are not understood.'
      : undefined) ?? issueOf({ from, to, source, fromPath, toPath });
  if (message !== undefined)
    return { line: row.line, from: from.slice(0, 300), to: to.slice(0, 300), message };
  return { line: row.line, fromPath, toPath, reason: cell(columns.reason).slice(0, maxReason) };
}

interface Cells {
  readonly from: string;
  readonly to: string;
  readonly source: Addressed;
  readonly fromPath: string;
  readonly toPath: string;
}

function issueOf({ from, to, source, fromPath, toPath }: Cells): string | undefined {
  if (from === '') return 'The first address is missing.';
  if (to === '') return 'The second address is missing: where visitors are sent.';
  if (Math.max(from.length, to.length) > maxLength) return 'An address has at most 2,000 characters.';
  if (source.search !== '') {
    return `Redirects are of a path. What is behind the question mark (${source.search.slice(0, 60)}) cannot be told apart.`;
  }
  return sourceIssue(fromPath) ?? addressIssue(toPath);
}

interface Addressed {
  /** Of another address than a path; without `www.`. */
  readonly host: string | undefined;
  readonly path: string;
  readonly search: string;
}

/** What people write for a host without its protocol: `oldstudio.nl/over-ons`. */
const bareHost = /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,})(?::\d+)?\//i;

function addressed(text: string): Addressed {
  const address = bareHost.test(text) ? `https://${text}` : text;
  if (/^(?:https?:)?\/\//i.test(address) && URL.canParse(address, 'https://x')) {
    const { host, pathname, search } = new URL(address, 'https://x');
    return { host: host.replace(/^www\./, ''), path: pathname, search };
  }
  const { bare, search } = readAddress(address, '');
  return { host: undefined, path: bare, search };
}

/** A target as our table takes it: a path with its slash, its spaces encoded, or the address of another site. */
function targetOf(to: string, sourceHost: string | undefined): string {
  const encoded = to.replace(/ /g, '%20');
  const { host } = addressed(encoded);
  if (host === undefined) return isAddress(encoded) ? encoded : `/${encoded}`;
  const url = new URL(bareHost.test(encoded) ? `https://${encoded}` : encoded, 'https://x');
  return host === sourceHost ? url.pathname + url.search + url.hash : url.href;
}

/** What has a slash or a protocol already, or is nothing at all. */
function isAddress(text: string): boolean {
  return text === '' || text === 'main' || text.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(text);
}
