import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { cleanText } from '#content/text/unstorable-text.ts';
import { isList } from './read-blocks.ts';
import { richSchema } from './schema.ts';

const { nodes, marks } = richSchema;

const known = new WeakMap<Node, Node | null>();

/**
 * Normalizes a block: removes what Markdown can't express, which is spaces at the ends of lines, bold spaces,
 * and paragraphs and items without text. Returns null if nothing is left, and the same node if nothing
 * changes.
 */
export function normalizeBlock(node: Node): Node | null {
  const before = known.get(node);
  if (before !== undefined) return before;
  const normal = normalizeNode(node);
  known.set(node, normal);
  if (normal) known.set(normal, normal);
  return normal;
}

function normalizeNode(node: Node): Node | null {
  if (node.isAtom) return node;
  if (node.isTextblock) return normalizeTextblock(node);
  const children = node.content.content.flatMap((child) => normalizeBlock(child) ?? []);
  if (children.length === 0) return null;
  if (node.type !== nodes.list_item) return copyWith(node, children);
  const [first] = children;
  if (!first || !isList(first)) return copyWith(node, children);
  return copyWith(node, [nodes.paragraph.create(), ...children]);
}

function copyWith(node: Node, children: readonly Node[]): Node {
  const content = Fragment.fromArray([...children]);
  return node.content.eq(content) ? node : node.copy(content);
}

function normalizeTextblock(node: Node): Node | null {
  const isLine = node.type === nodes.heading && node.attrs.level > 2;
  let inline = node.content.content.flatMap((child) => cleanNode(child, isLine));
  inline = trimLines(inline);
  for (const name of ['strong', 'emphasis', 'deleted']) inline = withoutBlankEnds(inline, name);
  return inline.length === 0 ? null : copyWith(node, joinEqualMarks(inline));
}

/**
 * Removes characters that can't be stored, and converts line ends to breaks; in one-line headings to spaces.
 */
function cleanNode(node: Node, isLine: boolean): Node[] {
  if (node.type === nodes.break) return [isLine ? richSchema.text(' ', node.marks) : node];
  const text = node.text && cleanText(node.text.replace(/\r\n?|\n/g, ' '));
  if (text === undefined || text === node.text) return [node];
  const words = (line: string) => (line === '' ? [] : [richSchema.text(line, node.marks)]);
  if (isLine || isCode(node)) return words(text.replaceAll('\n', ' '));
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [nodes.break.create(null, null, node.marks)] : []),
      ...words(line),
    ]);
}

const isCode = (node: Node) => node.marks.some(({ type }) => type === marks.code);

/** Removes spaces at both ends of each line, and breaks at both ends of the block. */
function trimLines(inline: readonly Node[]): Node[] {
  const lines: Node[][] = [[]];
  const breaks: Node[] = [];
  for (const node of inline) {
    if (node.type !== nodes.break) lines.at(-1)?.push(node);
    else {
      breaks.push(node);
      lines.push([]);
    }
  }
  const trimmed = lines.map((line) => trimEnd(trimEnd(line, /^[ \t]+/, 0), /[ \t]+$/, -1));
  let first = 0;
  let last = trimmed.length;
  while (first < last && trimmed[first]?.length === 0) first += 1;
  while (last > first && trimmed[last - 1]?.length === 0) last -= 1;
  return trimmed
    .slice(first, last)
    .flatMap((line, index) => [...(index > 0 ? [breaks[first + index - 1] as Node] : []), ...line]);
}

function trimEnd(line: readonly Node[], blanks: RegExp, end: 0 | -1): Node[] {
  const rest = [...line];
  for (;;) {
    const node = rest.at(end);
    if (!node?.isText || isCode(node)) return rest;
    const text = (node.text ?? '').replace(blanks, '');
    if (text === node.text) return rest;
    rest.splice(end, 1, ...(text === '' ? [] : [richSchema.text(text, node.marks)]));
    if (text !== '') return rest;
  }
}

/**
 * Moves spaces out of the ends of marks, because Markdown has no bold text that begins or ends with a space.
 * The same applies if a mark is written in two parts, since it crosses a link or another mark.
 */
function withoutBlankEnds(inline: readonly Node[], name: string): Node[] {
  const type = marks[name];
  const findMark = (node: Node | undefined) => node?.marks.find((mark) => mark.type === type);
  const stripMark = (node: Node) => node.mark(node.marks.filter((mark) => mark.type !== type));
  const result: Node[] = [];
  let index = 0;
  while (index < inline.length) {
    const mark = findMark(inline[index]);
    if (!mark) {
      result.push(inline[index] as Node);
      index += 1;
      continue;
    }
    const run = { start: index, end: findMarkEnd(inline, index, mark) };
    let end = index + 1;
    while (end < run.end && !isWrittenInTwo(inline, run, end)) end += 1;
    for (const node of stripEndMarks(inline.slice(index, end), stripMark)) result.push(node);
    index = end;
  }
  return result;
}

/**
 * True if a mark is closed and opened again at a node: links are never split, and if two marks cross, the
 * second one is.
 */
function isWrittenInTwo(inline: readonly Node[], run: { start: number; end: number }, at: number): boolean {
  const before = inline[at - 1]?.marks ?? [];
  const after = inline[at]?.marks ?? [];
  const entersLink = after.some(
    (mark) => mark.type === marks.link && !mark.isInSet(before) && findMarkEnd(inline, at, mark) > run.end,
  );
  // A mark of the node before the run ends here if all nodes of the run up to this one have it.
  const begunBefore = inline[run.start - 1]?.marks ?? [];
  const leavesMark = begunBefore.some(
    (mark) =>
      mark.type !== marks.code &&
      mark.isInSet(before) &&
      !mark.isInSet(after) &&
      findMarkEnd(inline, run.start, mark) === at,
  );
  return entersLink || leavesMark;
}

function findMarkEnd(inline: readonly Node[], start: number, mark: Mark): number {
  let end = start;
  while (end < inline.length && mark.isInSet(inline[end]?.marks ?? [])) end += 1;
  return end;
}

function stripEndMarks(run: readonly Node[], bare: (node: Node) => Node): Node[] {
  const rest = [...run];
  const before: Node[] = [];
  const after: Node[] = [];
  while (rest[0] && isBlankNode(rest[0])) before.push(bare(rest.shift() as Node));
  while (rest.length > 0 && isBlankNode(rest.at(-1) as Node)) after.unshift(bare(rest.pop() as Node));
  const [first] = rest;
  if (first && isWords(first)) {
    const [, blanks = '', words = ''] = /^(\s*)(.*)$/su.exec(first.text ?? '') ?? [];
    if (blanks !== '') before.push(bare(richSchema.text(blanks, first.marks)));
    rest[0] = richSchema.text(words, first.marks);
  }
  const last = rest.at(-1);
  if (last && isWords(last)) {
    const words = (last.text ?? '').trimEnd();
    const blanks = (last.text ?? '').slice(words.length);
    if (blanks !== '') after.unshift(bare(richSchema.text(blanks, last.marks)));
    rest[rest.length - 1] = richSchema.text(words, last.marks);
  }
  return [...before, ...rest, ...after];
}

const isWords = (node: Node) => node.isText && !isCode(node);

function isBlankNode(node: Node): boolean {
  return node.type === nodes.break || (isWords(node) && (node.text ?? '').trim() === '');
}

/** Joins neighbours with the same marks. */
export function joinEqualMarks(inline: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const node of inline) {
    const last = result.at(-1);
    if (node.isText && last?.isText && last.sameMarkup(node)) {
      result[result.length - 1] = richSchema.text(`${last.text}${node.text}`, [...node.marks]);
    } else result.push(node);
  }
  return result;
}
