import Parser, { type Token } from 'markdown-it';
import type { ReadingEnvironment } from '#content/markdown/parser.ts';

/** Another program's Markdown, converted to the editor's grammar. */
export interface OwnMarkdown {
  readonly markdown: string;
  /** Sentences on parts that a text cannot hold. */
  readonly notes: readonly string[];
}

/** CommonMark with tables, in which most programs write: a line break within a paragraph is a space. */
const parser = new Parser({ html: true, maxNesting: 100 });
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;

/** Replacement of a range of lines, whose end is exclusive. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/**
 * Rewrites what the editor's grammar reads differently: joins the lines of a paragraph, since a line break
 * counts there, and writes tables as lines, since texts have no tables.
 */
export function rewriteMarkdown(markdown: string): OwnMarkdown {
  const lines = markdown.split('\n');
  const changes: Change[] = [];
  const notes: string[] = [];
  const tokens = parser.parse(markdown, {});
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'table_open') {
      if (token.level === 0) changes.push(convertTableToLines(tokens, at));
      notes.push(
        token.level === 0
          ? 'A table became lines: texts cannot contain tables.'
          : 'A table in a list or quotation stays as text: tables are not supported.',
      );
    }
    if (token.type === 'inline' && token.map && token.content.includes('\n'))
      changes.push(joinLines(lines, token));
    if (token.type === 'inline' && isTitle(tokens[at - 1])) notes.push(...listLostLinks(token));
  }
  return { markdown: applyChanges(lines, changes).join('\n'), notes };
}

/** @param changes from top to bottom, not overlapping */
function applyChanges(lines: readonly string[], changes: readonly Change[]): string[] {
  const written: string[] = [];
  let next = 0;
  for (const { from, to, lines: others } of changes) {
    for (; next < from; next += 1) written.push(lines[next] ?? '');
    for (const line of others) written.push(line);
    next = to;
  }
  for (; next < lines.length; next += 1) written.push(lines[next] ?? '');
  return written;
}

/** Splits off a leading heading of level 1, as plain text; undefined without one. */
export function takeTitle(
  markdown: string,
): { readonly title: string; readonly rest: OwnMarkdown } | undefined {
  const [first, words] = parser.parse(markdown, {});
  const title = first?.tag === 'h1' && words ? extractText(words) : '';
  if (!words || title === '') return undefined;
  const rest = markdown.split('\n').slice(first?.map?.[1]).join('\n');
  return { title, rest: { markdown: rest, notes: listLostLinks(words) } };
}

/** Collects a document's link definitions as lines; '' if there are none. */
export function linkDefinitions(markdown: string): string {
  const environment: ReadingEnvironment = {};
  parser.parse(markdown, environment);
  return Object.entries(environment.references ?? {})
    .filter(([name]) => !name.startsWith('^'))
    .map(([name, { href }]) => `[${name}]: <${href}>`)
    .join('\n');
}

/** Iterates the lines of a document, and whether they are code or other literal text. */
export function* readMarkdownLines(
  markdown: string,
): Generator<{ readonly line: string; readonly isCode: boolean }> {
  const code = new Set<number>();
  for (const { type, map } of parser.parse(markdown, {})) {
    if (!map || !['fence', 'code_block'].includes(type)) continue;
    for (let line = map[0]; line < map[1]; line += 1) code.add(line);
  }
  for (const [at, line] of markdown.split('\n').entries()) yield { line, isCode: code.has(at) };
}

/** Removes imports and exports from MDX. They extend to the first blank line outside brackets. */
export function leaveOutModules(mdx: string): string {
  const kept: string[] = [];
  let open: number | undefined;
  for (const { line, isCode } of readMarkdownLines(mdx)) {
    if (open === undefined && !isCode && /^(?:import|export)\b[\s{*]/.test(line)) open = 0;
    if (open === undefined) {
      kept.push(line);
      continue;
    }
    open += countMatches(line, /[({[]/g) - countMatches(line, /[)}\]]/g);
    if (open <= 0 && line.trim() === '') open = undefined;
  }
  return kept.join('\n');
}

function countMatches(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

/** Joins lines by spaces, except after two spaces or a backslash, which mean a break. */
function joinLines(lines: readonly string[], { map, content }: Token): Change {
  const [from, to] = map ?? [0, 0];
  let last = lines[from] ?? '';
  let parts: string[] = [];
  const joined: string[] = [];
  for (const [at, words] of content.split('\n').entries()) {
    if (at === 0) continue;
    if (endsInBreak(last)) {
      joined.push([...parts, last].join(' '));
      parts = [];
      last = lines[from + at] ?? '';
    } else {
      parts.push(last.trimEnd());
      last = words.trimStart();
    }
  }
  joined.push([...parts, last].join(' '));
  return { from, to, lines: joined };
}

function endsInBreak(line: string): boolean {
  const [backslashes = ''] = /\\*$/.exec(line) ?? [];
  return / {2}$/.test(line) || backslashes.length % 2 === 1;
}

/** Writes each row as a line, with cells separated by dots and bold column names. */
function convertTableToLines(tokens: readonly Token[], start: number): Change {
  const [from, to] = tokens[start]?.map ?? [0, 0];
  const rows: string[][] = [];
  for (let at = start; at < tokens.length; at += 1) {
    const { type = '', content = '' } = tokens[at] ?? {};
    if (type === 'table_close') break;
    if (type === 'tr_open') rows.push([]);
    if (type !== 'inline' || content.trim() === '') continue;
    rows.at(-1)?.push(tokens[at - 1]?.type === 'th_open' ? `**${content}**` : content);
  }
  const lines = rows.filter((cells) => cells.length > 0).map((cells) => escapeStart(cells.join(' · ')));
  return { from, to, lines: ['', ...lines, ''] };
}

/** Escapes text that would start a list, a heading or another block. */
function escapeStart(line: string): string {
  return line.replace(/^(?:[#>+=~`<-]|[*_](?=[\s*_-]*$|\s)|\d+(?=[.)](?:\s|$)))/, (sign) =>
    /\d/.test(sign) ? `${sign}\\` : `\\${sign}`,
  );
}

/** True for headings that become separate blocks, which have no marks. */
function isTitle(token: Token | undefined): boolean {
  return token?.type === 'heading_open' && token.level === 0 && ['h1', 'h2'].includes(token.tag);
}

function listLostLinks(heading: Token): string[] {
  const links = (heading.children ?? []).filter(({ type }) => type === 'link_open');
  return links.map((link) => linkNote(extractText(heading), String(link.attrGet('href') ?? '')));
}

/** Describes that a heading lost a link. */
export function linkNote(heading: string, href: string): string {
  return `The link to ${href} was removed from the heading “${heading}”: headings cannot contain links.`;
}

function extractText({ children }: Token): string {
  const words = (children ?? []).filter(({ type }) => type !== 'html_inline');
  return words
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')
    .trim();
}
