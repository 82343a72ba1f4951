import type { Token } from 'markdown-it';
import type { Node } from 'prosemirror-model';
import { parseTokens, type ReadingEnvironment } from '#content/markdown/parser.ts';
import { renderBudget } from '#content/page/render-budget.ts';
import { readPlain } from './plain-text.ts';
import { readBlockNode } from './read-blocks.ts';
import { richSchema, type TextKind } from './schema.ts';
import type { Piece, Text } from './text.ts';

const { nodes } = richSchema;

/**
 * Reads a text for editing. Each block keeps its source. Blocks that can't be edited become a `chip` node.
 * Time is linear in the length of any text.
 */
export function readText(source: string, kind: TextKind = 'rich'): Text {
  return kind === 'plain' ? readPlain(source) : readRich(source);
}

interface Part {
  readonly node: Node;
  /** First line, and the line after the last one. */
  readonly from: number;
  readonly to: number;
}

function readRich(source: string): Text {
  const lines = splitLines(source);
  const parts = readParts(source, lines);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of parts) {
    const start = lines[from]?.start ?? source.length;
    const end = lines[to - 1]?.end ?? source.length;
    pieces.push({ gap: source.slice(at, start), slice: source.slice(start, end) });
    at = end;
  }
  const children = parts.map(({ node }) => node);
  return {
    kind: 'rich',
    source,
    doc: createDoc(children),
    pieces: children.length === 0 ? [undefined] : pieces,
    tail: source.slice(at),
    definitions: collectDefinitions(children),
  };
}

/** Creates a document. Without blocks it has an empty paragraph. */
function createDoc(children: readonly Node[]): Node {
  const content = children.length > 0 ? children : [nodes.paragraph.create()];
  return nodes.doc.create(null, content);
}

export function collectDefinitions(children: readonly Node[]): string {
  return children
    .filter(({ attrs }) => attrs.defines)
    .map(({ attrs }) => attrs.source)
    .join('\n\n');
}

interface Line {
  readonly start: number;
  /** Offset before the line end. */
  readonly end: number;
  readonly isBlank: boolean;
}

function splitLines(source: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const end of source.matchAll(/\r\n?|\n|$/g)) {
    lines.push({ start, end: end.index, isBlank: /^[ \t]*$/.test(source.slice(start, end.index)) });
    start = end.index + end[0].length;
  }
  return lines;
}

function readParts(source: string, lines: readonly Line[]): Part[] {
  const createWholePart = (): Part[] => [{ node: createChip(source), from: 0, to: lines.length }];
  if (source.length > renderBudget.text) return createWholePart();
  const environment: ReadingEnvironment = {};
  const tokens = parseTokens(source, environment);
  if (countElements(tokens) > renderBudget.elements) return createWholePart();
  const parts: Part[] = [];
  let line = 0;
  for (const { first, inside } of iterateTopLevel(tokens)) {
    const [from, to] = trimBlankLines(lines, first.map ?? [line, lines.length]);
    parts.push(...listLeftOver(source, lines, line, from));
    const own = sliceLines(source, lines, from, to);
    const defines = environment.references !== undefined && definesLinks(own);
    parts.push({ node: (!defines && readBlockNode(inside)) || createChip(own, defines), from, to });
    line = to;
  }
  return [...parts, ...listLeftOver(source, lines, line, lines.length)];
}

function countElements(tokens: readonly Token[]): number {
  let count = 0;
  for (const token of tokens) {
    if (token.nesting >= 0 && token.type !== 'inline') count += 1;
    for (const inner of token.children ?? []) if (inner.nesting >= 0 && inner.type !== 'text') count += 1;
  }
  return count;
}

function* iterateTopLevel(tokens: readonly Token[]): Generator<{ first: Token; inside: readonly Token[] }> {
  let begin = 0;
  for (const [at, token] of tokens.entries()) {
    const ends = token.level === 0 && token.nesting <= 0;
    const first = tokens[begin];
    if (!ends || !first) continue;
    yield { first, inside: tokens.slice(begin, at + 1) };
    begin = at + 1;
  }
}

/** Excludes blank lines at the end, which the parser includes for some blocks. */
function trimBlankLines(lines: readonly Line[], [from, to]: readonly [number, number]): [number, number] {
  let end = Math.min(to, lines.length);
  while (end > from + 1 && lines[end - 1]?.isBlank) end -= 1;
  return [from, end];
}

/** Lists lines without output that are not blank: definitions of links. */
function listLeftOver(source: string, lines: readonly Line[], from: number, to: number): Part[] {
  let start = from;
  while (start < to && lines[start]?.isBlank) start += 1;
  if (start >= to) return [];
  const [, end] = trimBlankLines(lines, [start, to]);
  const own = sliceLines(source, lines, start, end);
  return [{ node: createChip(own, definesLinks(own)), from: start, to: end }];
}

function sliceLines(source: string, lines: readonly Line[], from: number, to: number): string {
  return source.slice(lines[from]?.start, lines[to - 1]?.end);
}

function definesLinks(source: string): boolean {
  const environment: ReadingEnvironment = {};
  parseTokens(source, environment);
  return environment.references !== undefined;
}

function createChip(source: string, defines = false): Node {
  return nodes.chip.create({ source, defines });
}
