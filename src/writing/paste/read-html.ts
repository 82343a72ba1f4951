import { Mark, type Node } from 'prosemirror-model';
import { renderBudget } from '#content/page/render-budget.ts';
import { cleanText } from '#content/text/unstorable-text.ts';
import { normalizeBlock } from '../grammar/normal-form.ts';
import { richSchema } from '../grammar/schema.ts';
import { isLostLink, readMarks, readVisibleUrl, withMark } from './element-marks.ts';
import { readEmoji } from './emoji-pictures.ts';
import { type InlineStyle, readStyle } from './inline-style.ts';
import { buildLists, type ItemLine, type PastedListItem } from './list-items.ts';
import { isWordSign, readCount, readIndent, readSignNumber, readWordLevel } from './list-signs.ts';
import { isMarkupElement, type MarkupElement, type MarkupNode } from './markup-element.ts';
import type { LeftOutKind, PastedContent, PastedPicture } from './pasted.ts';
import { readMarkup } from './read-markup.ts';
import { type Script, writeScript } from './small-letters.ts';
import { readTableUse } from './tables.ts';
import { findReasonToSkip } from './unpasted-elements.ts';

const { nodes, marks } = richSchema;

/**
 * Limits far beyond normal texts that can still be read quickly. The number of lines is that of a rendered
 * text.
 */
const limits = { characters: 2_000_000, lines: renderBudget.elements, depth: 150 } as const;

/**
 * Reads HTML from a clipboard, as Word, Google Docs and web pages write it: headings, paragraphs, lists,
 * quotes,
 * links, bold, italic and code. It is parsed and never rendered, so nothing in it is loaded or run. Time and
 * memory are
 * linear in its length. Elements nested deeper than `limits.depth` are read as plain text.
 *
 * @param parse parser for HTML outside of a browser
 */
export function readHtml(html: string, parse: MarkupParser = parseInBrowser): PastedContent {
  const reader = new HtmlReader();
  reader.read(parse(html.slice(0, limits.characters)));
  return reader.finish(html.length > limits.characters);
}

/** Parses HTML and returns the body. */
export type MarkupParser = (html: string) => MarkupElement;

const parseInBrowser: MarkupParser = (html) => readMarkup(html).body;

const splitNames = (names: string) => new Set(names.split(' '));

const silent = splitNames('script style title meta link template noscript head annotation annotation-xml rp');

/** Elements that a text can't contain. */
const unshowable: Readonly<Record<string, LeftOutKind>> = {
  video: 'videos',
  audio: 'videos',
  iframe: 'embeds',
  object: 'embeds',
  embed: 'embeds',
  canvas: 'embeds',
  svg: 'pictures',
};

/** Elements that become plain text. */
const asWords: Readonly<Record<string, LeftOutKind>> = {
  mark: 'highlights',
  math: 'formulas',
  textarea: 'forms',
};

/** Marks of text that Unicode has no superscript or subscript characters for. */
const scriptMarks: Readonly<Record<Script, string>> = {
  superscripts: 'superscript',
  subscripts: 'subscript',
};

const ownLine = splitNames(
  'p div section article main header footer aside nav address figure figcaption dl dt dd pre center tr td th tbody thead tfoot caption form fieldset legend details summary hgroup textarea',
);

/** Handling of white space, after the CSS property `white-space`: collapsed, with its lines, or unchanged. */
type WhiteSpace = 'collapsed' | 'lines' | 'kept';

interface List {
  readonly level: number;
  readonly ordered: boolean;
  readonly start: number;
  /** Next number per level, for editors that write nested lists as indented items. */
  readonly next: number[];
}

interface ElementContext {
  readonly marks: readonly Mark[];
  readonly depth: number;
  /** The nearest list and its current item. */
  readonly list: List | undefined;
  readonly item: PastedListItem | undefined;
  /** Level of the heading; 0 outside of headings. */
  readonly heading: number;
  readonly quoted: boolean;
  readonly space: WhiteSpace;
  /** Superscript or subscript. */
  readonly script: { readonly kind: Script; readonly isNested: boolean } | undefined;
  /** True in a table whose rows become lines. */
  readonly table: boolean;
  /** True in a cell, where nothing gets its own line. */
  readonly cell: boolean;
  readonly quotes: number;
}

/** Marks the end of an element in the queue of nodes. */
const lineEnd: MarkupNode = { nodeType: 0, textContent: null };

const outside: ElementContext = {
  marks: [],
  depth: 0,
  list: undefined,
  item: undefined,
  heading: 0,
  quoted: false,
  space: 'collapsed',
  script: undefined,
  table: false,
  cell: false,
  quotes: 0,
};

class HtmlReader {
  readonly #parts: (Node | PastedPicture)[] = [];
  readonly #leftOut: Partial<Record<LeftOutKind, number>> = {};
  #words: Node[] = [];
  /** True at the start and after a space: another space is collapsed. */
  #isBlank = true;
  #lines: ItemLine[] = [];
  #quotes: Node[] = [];
  #lineCount = 0;

  read(body: MarkupElement): void {
    this.#children(body, outside);
    this.#endLine(outside);
  }

  /** Returns the result. `isCut` is true if only the start of the clipboard was read. */
  finish(isCut: boolean): PastedContent {
    this.#endItems();
    this.#endQuote();
    if (isCut || this.#isFull()) this.#count('ends');
    return { parts: this.#parts, leftOut: this.#leftOut };
  }

  #isFull(): boolean {
    return this.#lineCount >= limits.lines;
  }

  #children(element: MarkupElement, around: ElementContext): void {
    for (const child of element.childNodes) {
      if (this.#isFull()) return;
      if (isMarkupElement(child)) this.#element(child, around);
      else if (child.nodeType === 3) this.#addText(child.textContent ?? '', around);
    }
  }

  #element(element: MarkupElement, around: ElementContext): void {
    const name = element.localName;
    if (silent.has(name)) return;
    if (around.depth >= limits.depth) {
      this.#flatten(element, around);
      return;
    }
    const style = readStyle(element);
    if (isWordSign(style)) {
      this.#sign(element, around);
      return;
    }
    const reason = findReasonToSkip(element, style);
    if (reason === 'hidden') return;
    if (reason) this.#count(reason);
    else if (name === 'br') this.#break(around);
    else if (name === 'hr') this.#rule(around);
    else if (name === 'img') this.#picture(element, around);
    else if (name === 'input' || name === 'select') this.#control(element, around);
    else if (Object.hasOwn(unshowable, name))
      this.#leaveOut(element, unshowable[name] as LeftOutKind, around);
    else this.#container(element, style, this.#inside(element, style, around));
  }

  #inside(element: MarkupElement, style: InlineStyle, around: ElementContext): ElementContext {
    const kind = readScript(element, style);
    return {
      ...around,
      depth: around.depth + 1,
      marks: readMarks(element, style, around.marks),
      space: readSpace(element, style) ?? around.space,
      ...(kind && { script: { kind, isNested: around.script !== undefined } }),
    };
  }

  /** Reads a container. `around` is the context of its content. */
  #container(element: MarkupElement, style: InlineStyle, around: ElementContext): void {
    const name = element.localName;
    const heading = readHeading(element);
    if (Object.hasOwn(asWords, name)) this.#count(asWords[name] as LeftOutKind);
    if (isHighlight(style)) this.#count('highlights');
    if (heading > 0) this.#heading(element, around, heading);
    else if (name === 'table') this.#table(element, around);
    else if (around.table && (name === 'tr' || name === 'caption')) this.#row(element, around);
    else if (around.table && /^t(?:head|body|foot)$/.test(name)) this.#children(element, around);
    else if (around.cell && isOwnLine(element, style)) this.#line(element, around);
    else if (/^(?:ul|ol|menu|dir)$/.test(name)) this.#list(element, around);
    else if (name === 'li') this.#listItem(element, style, around);
    else if (!around.item && readWordLevel(style) !== undefined) this.#wordItem(element, style, around);
    else if (name === 'blockquote') this.#line(element, { ...around, quoted: true });
    else if (isCodeBlock(element, around)) this.#codeBlock(element);
    else if (name === 'q') this.#quoted(element, around);
    else if (name === 'a') this.#link(element, around);
    else if (isOwnLine(element, style)) this.#line(element, around);
    else this.#children(element, around);
  }

  /** Reads the text of elements that are nested too deeply, without recursion. */
  #flatten(element: MarkupElement, around: ElementContext): void {
    const waiting: MarkupNode[] = [element];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (node === lineEnd) this.#break(around);
      if (node.nodeType === 3) this.#addText(node.textContent ?? '', around);
      if (!isMarkupElement(node) || silent.has(node.localName)) continue;
      if (findReasonToSkip(node, readStyle(node))) continue;
      const isLine = ownLine.has(node.localName) || /^(?:li|h[1-6])$/.test(node.localName);
      if (isLine || node.localName === 'br') this.#break(around);
      if (isLine) waiting.push(lineEnd);
      for (const child of [...node.childNodes].toReversed()) waiting.push(child);
    }
  }

  #addText(text: string, around: ElementContext): void {
    const { space } = around;
    const flowing = space === 'collapsed' ? text.replace(/[ \t\r\n\f]+/g, ' ') : text;
    const lines = cleanText(space === 'lines' ? flowing.replace(/[ \t]+/g, ' ') : flowing).split('\n');
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.#break(around);
      const words = line.replaceAll('\u00a0', ' ');
      const isSecondBlank = space !== 'kept' && this.#isBlank && words.startsWith(' ');
      this.#addWords(isSecondBlank ? words.slice(1) : words, around);
    }
  }

  #addWords(words: string, around: ElementContext): void {
    if (words === '') return;
    const [written, set] = writeInScript(words, around);
    const last = this.#words.at(-1);
    // Merges adjacent text with the same marks into one node: a clipboard may have 100,000 text nodes.
    if (last?.isText && Mark.sameSet(last.marks, set)) {
      this.#words[this.#words.length - 1] = richSchema.text(`${last.text}${written}`, set);
    } else this.#words.push(richSchema.text(written, set));
    this.#isBlank = /\s$/.test(words);
  }

  #break(around: ElementContext): void {
    if (around.cell) this.#addWords(this.#isBlank ? '' : ' ', around);
    else this.#words.push(nodes.break.create(null, null, marks.code.removeFromSet(around.marks)));
    this.#isBlank = true;
  }

  #line(element: MarkupElement, around: ElementContext): void {
    this.#endLine(around);
    this.#children(element, around);
    this.#endLine(around);
  }

  #list(element: MarkupElement, around: ElementContext): void {
    this.#endLine(around);
    const level = Math.max((around.list?.level ?? 0) + 1, readIndent(element));
    const start = readCount(element.getAttribute('start')) ?? 1;
    const list = { level, start, ordered: element.localName === 'ol', next: [] };
    this.#children(element, { ...around, list, item: undefined });
    // Ends a line that is in the list, but in none of its items.
    this.#endLine({ ...around, list, item: undefined });
  }

  #listItem(element: MarkupElement, style: InlineStyle, around: ElementContext): void {
    this.#endLine({ ...around, item: undefined });
    const { list = { level: 1, ordered: false, start: 1, next: [] } } = around;
    const level = Math.max(list.level, readIndent(element), readWordLevel(style) ?? 0);
    const kind = element.getAttribute('data-list');
    const ordered = kind === null ? list.ordered : kind === 'ordered';
    const item = { level, ordered, number: ordered ? takeNextNumber(element, list, level) : undefined };
    this.#line(element, { ...around, list, item });
  }

  /** Reads a list item of Word, which is a paragraph. Its marker decides if the list is numbered. */
  #wordItem(element: MarkupElement, style: InlineStyle, around: ElementContext): void {
    const item = { level: readWordLevel(style) ?? 1, ordered: false, number: undefined };
    this.#endLine(around);
    this.#line(element, { ...around, item });
  }

  #sign(element: MarkupElement, { item, heading }: ElementContext): void {
    const number = readSignNumber(element.textContent ?? '');
    if (number === undefined) return;
    if (heading > 0) this.#count('headingNumbers');
    else if (item) Object.assign(item, { ordered: true, number });
  }

  #heading(element: MarkupElement, around: ElementContext, level: number): void {
    this.#endLine(around);
    if (around.item?.ordered) this.#count('headingNumbers');
    this.#line(element, {
      ...around,
      marks: [],
      item: undefined,
      list: undefined,
      quoted: false,
      heading: level,
    });
  }

  #link(element: MarkupElement, around: ElementContext): void {
    if (isLostLink(element)) this.#count('links');
    const address = readVisibleUrl(element);
    if (address === undefined) this.#children(element, around);
    else this.#addWords(address, around);
  }

  #quoted(element: MarkupElement, around: ElementContext): void {
    const [open, close] = around.quotes % 2 === 0 ? ['“', '”'] : ['‘', '’'];
    this.#addWords(open, around);
    this.#children(element, { ...around, quotes: around.quotes + 1 });
    this.#addWords(close, around);
  }

  #codeBlock(element: MarkupElement): void {
    this.#endLine(outside);
    const code = cleanText(element.textContent ?? '').replace(/\n$/, '');
    if (code.trim() !== '') this.#add(nodes.chip.create({ source: writeFence(code) }));
  }

  #table(element: MarkupElement, around: ElementContext): void {
    const use = around.cell ? 'none' : readTableUse(element);
    if (use !== 'none') this.#count('tables');
    this.#line(element, { ...around, table: use === 'data' });
  }

  /** Reads a table row as a line, with dashes between its cells. */
  #row(row: MarkupElement, around: ElementContext): void {
    const table = this.#words;
    const cells: Node[][] = [];
    const addCell = (read: () => void) => {
      this.#clearWords();
      read();
      const words = this.#takeWords().flat();
      if (words.length > 0) cells.push(words);
    };
    const inCell = { ...around, table: false, cell: true };
    if (row.localName === 'caption') addCell(() => this.#children(row, inCell));
    else {
      for (const cell of row.childNodes)
        if (isMarkupElement(cell)) addCell(() => this.#element(cell, inCell));
    }
    this.#words = table;
    if (cells.length === 0) return;
    this.#lineCount += 1;
    if (table.length > 0) this.#break(around);
    for (const [index, words] of cells.entries()) {
      if (index > 0) table.push(richSchema.text(' – '));
      for (const word of words) table.push(word);
    }
  }

  /** Ends the current line. */
  #endLine(around: ElementContext): void {
    if (around.cell) {
      this.#break(around);
      return;
    }
    // The rows of a table are already counted.
    const paragraphs = this.#takeWords().slice(0, Math.max(1, limits.lines - this.#lineCount));
    if (paragraphs.length === 0) return;
    this.#lineCount += paragraphs.length;
    const { heading, list } = around;
    if (heading > 0) this.#add(nodes.heading.create({ level: Math.max(2, heading) }, joinLines(paragraphs)));
    else if (around.item || list) {
      const item = around.item ?? {
        level: list?.level ?? 1,
        ordered: list?.ordered ?? false,
        number: undefined,
      };
      this.#lines.push({ item, words: joinLines(paragraphs) });
    } else {
      for (const words of paragraphs) this.#paragraph(nodes.paragraph.create(null, words), around);
    }
  }

  #paragraph(paragraph: Node, { quoted }: ElementContext): void {
    if (quoted) {
      this.#endItems();
      this.#quotes.push(paragraph);
    } else this.#add(paragraph);
  }

  /** Takes the text in normal form, divided at empty lines. */
  #takeWords(): Node[][] {
    const paragraphs = divideAtEmptyLines(this.#words).flatMap((words) => {
      const paragraph = normalizeBlock(nodes.paragraph.create(null, words));
      return paragraph ? [[...paragraph.content.content]] : [];
    });
    this.#clearWords();
    return paragraphs;
  }

  #clearWords(): void {
    this.#words = [];
    this.#isBlank = true;
  }

  #rule(around: ElementContext): void {
    this.#endLine(around);
    if (!around.cell) this.#add(nodes.rule.create());
  }

  #add(part: Node | PastedPicture): void {
    this.#endItems();
    this.#endQuote();
    this.#parts.push(part);
  }

  #endItems(): void {
    const lines = this.#lines;
    if (lines.length === 0) return;
    this.#lines = [];
    this.#endQuote();
    for (const list of buildLists(lines)) this.#parts.push(list);
  }

  #endQuote(): void {
    const quotes = this.#quotes;
    this.#quotes = [];
    if (quotes.length > 0) this.#parts.push(nodes.quote.create(null, quotes));
  }

  #count(kind: LeftOutKind): void {
    this.#leftOut[kind] = (this.#leftOut[kind] ?? 0) + 1;
  }

  #leaveOut(element: MarkupElement, kind: LeftOutKind, around: ElementContext): void {
    // A decorative icon.
    if (element.localName === 'svg' && element.getAttribute('aria-hidden') === 'true') return;
    this.#addText(' ', around);
    this.#count(kind);
  }

  #control(element: MarkupElement, around: ElementContext): void {
    const type = element.getAttribute('type')?.toLowerCase() ?? '';
    if (type === 'hidden') return;
    if (type === 'checkbox') {
      this.#addWords(element.getAttribute('checked') === null ? '☐ ' : '☑ ', around);
      return;
    }
    this.#count('forms');
    const words = element.localName === 'select' ? findChosen(element) : element.getAttribute('value');
    this.#addText(` ${words ?? ''} `, around);
  }

  #picture(element: MarkupElement, around: ElementContext): void {
    const emoji = readEmoji(element);
    const address = element.getAttribute('src')?.trim() ?? '';
    // A one-pixel image is a tracking pixel and is dropped.
    const isPoint = ['width', 'height'].every((side) => Number(element.getAttribute(side) ?? 9) <= 1);
    if (emoji !== undefined) this.#addWords(emoji, around);
    else if (isPoint) return;
    else if (!/^https?:/i.test(address)) this.#leaveOut(element, 'pictures', around);
    else {
      this.#endLine(around);
      this.#add({ address, description: element.getAttribute('alt')?.trim() ?? '' });
    }
  }
}

/**
 * Reads a heading level from 1 to 6; 0 for other elements. Word for the web writes headings as paragraphs
 * with a role.
 */
function readHeading(element: MarkupElement): number {
  const [, level] = /^h([1-6])$/.exec(element.localName) ?? [];
  if (level !== undefined) return Number(level);
  if (element.getAttribute('role') !== 'heading') return 0;
  return Math.min(6, readCount(element.getAttribute('aria-level')) || 2);
}

function readSpace({ localName }: MarkupElement, style: InlineStyle): WhiteSpace | undefined {
  const space = style.get('white-space');
  if (space?.startsWith('pre-line')) return 'lines';
  if (space && /^(?:pre|break-spaces|preserve)/.test(space)) return 'kept';
  if (space && /^(?:normal|nowrap|collapse)/.test(space)) return 'collapsed';
  return localName === 'pre' || localName === 'textarea' ? 'kept' : undefined;
}

/** Reads superscript or subscript. An element at the baseline inside of one keeps it. */
function readScript({ localName }: MarkupElement, style: InlineStyle): Script | undefined {
  const align = style.get('vertical-align');
  if (align === 'super' || (localName === 'sup' && align !== 'baseline')) return 'superscripts';
  if (align === 'sub' || (localName === 'sub' && align !== 'baseline')) return 'subscripts';
  return undefined;
}

/** Writes superscript or subscript in Unicode characters. If there are none, it becomes a mark. */
function writeInScript(words: string, { script, marks: set }: ElementContext): [string, readonly Mark[]] {
  if (!script || words.trim() === '') return [words, set];
  const written = script.isNested ? undefined : writeScript(words, script.kind);
  return written === undefined ? [words, withMark(set, scriptMarks[script.kind], true)] : [written, set];
}

function isHighlight(style: InlineStyle): boolean {
  const color = style.get('mso-highlight');
  return color !== undefined && color !== 'none';
}

function isOwnLine({ localName }: MarkupElement, style: InlineStyle): boolean {
  return ownLine.has(localName) || /^(?:block|flex|grid|list-item)/.test(style.get('display') ?? '');
}

/** True if code can be a block here. Elsewhere its lines become lines of text. */
function isCodeBlock(element: MarkupElement, { item, list, quoted, heading }: ElementContext): boolean {
  if (element.localName !== 'pre' || item || list || quoted || heading > 0) return false;
  return [...element.childNodes].some((child) => isMarkupElement(child) && child.localName === 'code');
}

function writeFence(code: string): string {
  const longest = (code.match(/`{3,}/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const sign = '`'.repeat(longest + 1);
  return `${sign}\n${code}\n${sign}`;
}

function takeNextNumber(item: MarkupElement, { level: base, start, next }: List, level: number): number {
  const own = readCount(item.getAttribute('value')) ?? next[level] ?? (level === base ? start : 1);
  next.length = level;
  next[level] = own + 1;
  return own;
}

function findChosen(select: MarkupElement): string {
  const options = [...select.childNodes]
    .filter(isMarkupElement)
    .filter(({ localName }) => localName === 'option');
  const chosen = options.find((option) => option.getAttribute('selected') !== null) ?? options[0];
  return chosen?.textContent ?? '';
}

/** Divides text at two breaks with only spaces between them, which end a paragraph. */
function divideAtEmptyLines(words: readonly Node[]): Node[][] {
  const paragraphs: Node[][] = [];
  let paragraph: Node[] = [];
  let isLineEmpty = false;
  for (const node of words) {
    const isBreak = node.type === nodes.break;
    if (isBreak && isLineEmpty) {
      paragraphs.push(paragraph);
      paragraph = [];
    } else paragraph.push(node);
    if (isBreak) isLineEmpty = true;
    else if ((node.text ?? '').trim() !== '') isLineEmpty = false;
  }
  return [...paragraphs, paragraph];
}

/** Joins paragraphs as lines of one. */
function joinLines(paragraphs: readonly Node[][]): Node[] {
  return paragraphs.flatMap((words, index) => (index > 0 ? [nodes.break.create(), ...words] : words));
}
