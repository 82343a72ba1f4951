import { createInvalidError } from '#server/http/app-error.ts';
import type { Columns } from './columns.ts';
import { maxRows, tooManyLines } from './read-csv.ts';
import { type ReadLine, readLine, type UnreadLine } from './read-line.ts';

/** Number of lines from which the file type is detected. */
const looked = 25;

const columns: Columns = { from: 0, to: 1, reason: 2, pattern: undefined };

/** Line of a `_redirects` file, as Netlify and Cloudflare Pages read it. */
interface Rule {
  readonly line: number;
  readonly from: string;
  /** Query parameters that a request must have: `id=:id`. */
  readonly parameters: readonly string[];
  readonly to: string;
  /** `301`, or `301!` for a rule that precedes files; '' for none. */
  readonly status: string;
  /** Conditions on the visitor, such as `Country=nl`. */
  readonly conditions: readonly string[];
  readonly comment: string;
}

/**
 * Reads a `_redirects` file (https://docs.netlify.com/manage/routing/redirects/overview/). Comments become
 * the redirects' reasons. Undefined for a file of another kind.
 * @param origin the site's origin
 * @throws AppError 400 if it has too many lines
 */
export function readNetlify(text: string, origin: string): (ReadLine | UnreadLine)[] | undefined {
  const written = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ text: line.trim(), line: index + 1 }))
    .filter(({ text: words }) => words !== '' && !words.startsWith('#'));
  const first = written.slice(0, looked);
  const understood = first.filter((line) => parseRule(line.text, line.line) !== undefined);
  // A first line without a URL is the header of a CSV.
  if (!address.test(first[0]?.text ?? '')) return undefined;
  if (understood.length === 0 || understood.length * 2 < first.length) return undefined;
  if (written.length > maxRows) throw createInvalidError('csv', tooManyLines);
  return written.map(({ text: words, line }) => {
    const rule = parseRule(words, line);
    if (!rule) return { line, from: words.slice(0, 300), to: '', message: 'This line is not a redirect.' };
    const issue = findRuleIssue(rule);
    const { from, to, comment } = rule;
    if (issue !== undefined) return { line, from: from.slice(0, 300), to: to.slice(0, 300), message: issue };
    return { ...readLine({ line, cells: [from, to, comment] }, columns, origin), ...describeStatus(rule) };
  });
}

const address = /^(?:\/|https?:\/\/)/i;
const pair = /^[^/=\s]+=/;

function parseRule(text: string, line: number): Rule | undefined {
  const mark = text.search(/\s#/);
  const words = mark === -1 ? text : text.slice(0, mark).trim();
  const comment = mark === -1 ? '' : text.slice(mark + 2).trim();
  const [from = '', ...rest] = words.split(/\s+/);
  const target = rest.findIndex((word) => address.test(word));
  const to = rest[target];
  if (!address.test(from) || to === undefined || [from, to].some((word) => /[,;]$/.test(word)))
    return undefined;
  const parameters = rest.slice(0, target);
  const [status = '', ...others] = rest.slice(target + 1);
  const hasStatus = /^\d{3}!?$/.test(status);
  const conditions = hasStatus || status === '' ? others : [status, ...others];
  if (![...parameters, ...conditions].every((word) => pair.test(word))) return undefined;
  return { line, from, parameters, to, status: hasStatus ? status : '', conditions, comment };
}

/** Explains in a sentence why a rule can't be a redirect here. */
function findRuleIssue({ from, to, parameters, status, conditions }: Rule): string | undefined {
  if (parameters.length > 0)
    return `This rule is only for URLs with ${parameters.join(' and ')} in their query. A redirect here applies to every query.`;
  if (conditions.length > 0)
    return `This rule is only for some visitors (${conditions.join(', ')}). A redirect here applies to all visitors.`;
  if (/\*|\/:[a-z]/i.test(from))
    return 'This rule is for many paths (* or :name). A redirect here is for one path: add one for each.';
  if (/:splat\b/.test(to))
    return 'This rule copies a part of the old path (:splat) to the new one. Write the whole path.';
  const code = status.slice(0, 3);
  if (code === '200') return 'Status 200 shows another page without redirecting. Use 301 to redirect.';
  if (code !== '' && !/^30[12378]$/.test(code)) return `Status ${code} is not a redirect, so it is left out.`;
  return undefined;
}

function describeStatus({ status }: Rule): { readonly note?: string } {
  return /^30[237]/.test(status)
    ? {
        note: `Status ${status.slice(0, 3)} is temporary. Here it becomes 301, which browsers cache for an hour.`,
      }
    : {};
}
