import type { Mark, Node } from 'prosemirror-model';
import { normalForm } from '../grammar/normal-form.ts';
import { richSchema } from '../grammar/schema.ts';
import { marksIn } from './element-marks.ts';
import { type Item, listsOf } from './list-items.ts';
import type { MarkupElement } from './markup-element.ts';
import type { LeftOutKind, Pasted, PastedPicture } from './pasted.ts';
import { readMarkup } from './read-markup.ts';
import { isWordListOrdered, isWordListSign, wordListLevel } from './word-lists.ts';

const { nodes } = richSchema;

/** More than anybody writes, and little enough to be read in a moment. */
const limits = { characters: 2_000_000, depth: 150 } as const;

/**
 * Reads HTML from a clipboard, as Word, documents of Google and web pages give it: headings, paragraphs, lists, quotes,
 * links, bold and italic. It is parsed and never shown, and nothing in it is loaded or run.
 *
 * @param parse reads markup where there is no browser to do so
 */
export function readHtml(html: string, parse: ParseMarkup = parseInBrowser): Pasted {
  const reader = new HtmlReader();
  reader.read(parse(html.slice(0, limits.characters)));
  return reader.finish();
}

/** Gives the body of a document. */
export type ParseMarkup = (html: string) => MarkupElement;

const parseInBrowser: ParseMarkup = (html) => readMarkup(html).body;

const silent = new Set(['script', 'style', 'title', 'meta', 'link', 'template', 'noscript', 'head', 'input']);

const leftOut: Readonly<Record<string, LeftOutKind>> = {
  table: 'tables',
  video: 'videos',
  audio: 'videos',
  iframe: 'embeds',
  object: 'embeds',
  embed: 'embeds',
  canvas: 'embeds',
  svg: 'pictures',
  form: 'forms',
  select: 'forms',
  textarea: 'forms',
};

const ownLine = new Set(
  'p div section article main header footer aside nav address figure figcaption dl dt dd pre center tr td th tbody thead'.split(
    ' ',
  ),
);

interface Around {
  readonly marks: readonly Mark[];
  readonly depth: number;
  /** How many lists are around, and the kind of the nearest. */
  readonly level: number;
  readonly ordered: boolean;
  readonly quoted: boolean;
  readonly kept: boolean;
}

const outside: Around = { marks: [], depth: 0, level: 0, ordered: false, quoted: false, kept: false };

class HtmlReader {
  readonly #parts: (Node | PastedPicture)[] = [];
  readonly #leftOut: Partial<Record<LeftOutKind, number>> = {};
  #words: Node[] = [];
  #items: Item[] = [];
  #quotes: Node[] = [];

  read(body: MarkupElement): void {
    this.#children(body, outside);
    this.#endLine(outside);
  }

  finish(): Pasted {
    this.#endItems();
    this.#endQuote();
    return { parts: this.#parts, leftOut: this.#leftOut };
  }

  #children(element: MarkupElement, around: Around): void {
    for (const child of element.childNodes) {
      // An element of another document has classes of its own.
      if (child.nodeType === 3) this.#addText(child.textContent ?? '', around);
      else if (child.nodeType === 1) this.#element(child as MarkupElement, around);
    }
  }

  #element(element: MarkupElement, around: Around): void {
    const name = element.localName;
    const depth = around.depth + 1;
    if (silent.has(name) || isWordListSign(element) || depth > limits.depth) return;
    const inside = { ...around, depth, marks: marksIn(element, around.marks) };
    const level = wordListLevel(element);
    if (name === 'br') this.#words.push(nodes.break.create(null, null, around.marks));
    else if (name === 'hr') this.#add(nodes.rule.create());
    else if (name === 'img') this.#picture(element, around);
    else if (isLeftOut(element)) this.#count(leftOut[name] as LeftOutKind, around);
    else if (level !== undefined)
      this.#item(element, { ...inside, level, ordered: isWordListOrdered(element) });
    else if (name === 'ul' || name === 'ol')
      this.#list(element, { ...inside, level: around.level + 1, ordered: name === 'ol' });
    else if (name === 'li') this.#item(element, { ...inside, level: Math.max(1, around.level) });
    else if (/^h[1-6]$/.test(name)) this.#heading(element, { ...inside, marks: [] }, Number(name[1]));
    else if (name === 'blockquote') this.#line(element, { ...inside, quoted: true });
    else if (ownLine.has(name)) this.#line(element, { ...inside, kept: around.kept || name === 'pre' });
    else this.#children(element, inside);
  }

  #addText(text: string, around: Around): void {
    const lines = around.kept ? text.split(/\r?\n/) : [text.replace(/[ \t\r\n\f]+/g, ' ')];
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.#words.push(nodes.break.create());
      const isSecondBlank = line === ' ' && /\s$/.test(this.#words.at(-1)?.text ?? ' ');
      if (line !== '' && !isSecondBlank)
        this.#words.push(richSchema.text(line.replaceAll('\u00a0', ' '), around.marks));
    }
  }

  #line(element: MarkupElement, around: Around): void {
    this.#endLine(around);
    this.#children(element, around);
    this.#endLine(around);
  }

  #list(element: MarkupElement, around: Around): void {
    this.#endLine({ ...around, level: around.level - 1 });
    this.#children(element, around);
  }

  #item(element: MarkupElement, around: Around): void {
    this.#endLine(around);
    const before = this.#items.length;
    this.#children(element, around);
    this.#endLine(around);
    this.#items.push(...joinedLines(this.#items.splice(before), around.level));
  }

  #heading(element: MarkupElement, around: Around, level: number): void {
    this.#endLine(around);
    this.#children(element, around);
    const words = this.#takeWords();
    if (words.length > 0) this.#add(nodes.heading.create({ level: Math.max(2, level) }, words));
  }

  /** What has been read since the last line is one. */
  #endLine(around: Around): void {
    const words = this.#takeWords();
    if (words.length === 0) return;
    if (around.level > 0) {
      this.#items.push({ level: around.level, ordered: around.ordered, words });
      return;
    }
    const paragraph = nodes.paragraph.create(null, words);
    if (around.quoted) {
      this.#endItems();
      this.#quotes.push(paragraph);
    } else this.#add(paragraph);
  }

  #takeWords(): Node[] {
    const paragraph = normalForm(nodes.paragraph.create(null, this.#words));
    this.#words = [];
    return paragraph ? [...paragraph.content.content] : [];
  }

  #add(part: Node | PastedPicture): void {
    this.#endItems();
    this.#endQuote();
    this.#parts.push(part);
  }

  #endItems(): void {
    const items = this.#items;
    this.#items = [];
    if (items.length > 0) this.#endQuote();
    this.#parts.push(...listsOf(items));
  }

  #endQuote(): void {
    const quotes = this.#quotes;
    this.#quotes = [];
    if (quotes.length > 0) this.#parts.push(nodes.quote.create(null, quotes));
  }

  #count(kind: LeftOutKind, around: Around): void {
    this.#endLine(around);
    this.#leftOut[kind] = (this.#leftOut[kind] ?? 0) + 1;
  }

  #picture(element: MarkupElement, around: Around): void {
    const address = element.getAttribute('src')?.trim() ?? '';
    // A picture of one point counts readers; it is none.
    const isPoint = ['width', 'height'].every((side) => Number(element.getAttribute(side) ?? 9) <= 1);
    if (isPoint) return;
    if (!/^https?:/i.test(address)) this.#count('pictures', around);
    else {
      this.#endLine(around);
      this.#add({ address, description: element.getAttribute('alt')?.trim() ?? '' });
    }
  }
}

/** Several paragraphs of one item are lines of it. */
function joinedLines(items: readonly Item[], level: number): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last?.level !== level || item.level !== level) joined.push(item);
    else {
      const lines = [...last.words, nodes.break.create(), ...item.words];
      joined[joined.length - 1] = { ...last, words: lines };
    }
  }
  return joined;
}

/** Tables that only arrange a page hold its words. */
function isLeftOut(element: MarkupElement): boolean {
  if (element.localName !== 'table') return Object.hasOwn(leftOut, element.localName);
  const rows = [...element.querySelectorAll('tr')];
  const isOneColumn = rows.every((row) => row.children.length <= 1);
  return element.getAttribute('role') !== 'presentation' && !isOneColumn;
}
