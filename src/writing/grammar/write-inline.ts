import type { Mark, Node } from 'prosemirror-model';
import { joined } from './normal-form.ts';
import { writeAddress, writeTitle } from './read-inline.ts';

/** One way of writing words with their marks. Later ones can say more and read worse. */
export interface MarkdownStyle {
  readonly escape: 'none' | 'few' | 'all';
  readonly strong: '**' | '__';
  readonly emphasis: '*' | '_';
  /** Characters beside a mark are written as numbers, where the mark would not be seen as one. */
  readonly entities: boolean;
  /** Without bold, italic and deleted: the words alone, when nothing else can be written. */
  readonly bare?: boolean;
}

/** From what a person would write to what is always read as meant. */
export const ladder: readonly MarkdownStyle[] = [
  { escape: 'none', strong: '**', emphasis: '*', entities: false },
  { escape: 'few', strong: '**', emphasis: '*', entities: false },
  { escape: 'all', strong: '**', emphasis: '*', entities: false },
  { escape: 'few', strong: '**', emphasis: '_', entities: false },
  { escape: 'all', strong: '**', emphasis: '*', entities: true },
  { escape: 'all', strong: '**', emphasis: '_', entities: true },
  { escape: 'all', strong: '__', emphasis: '*', entities: true },
  { escape: 'all', strong: '__', emphasis: '_', entities: true },
  { escape: 'all', strong: '**', emphasis: '*', entities: true, bare: true },
];

interface Part {
  readonly text: string;
  readonly kind: 'words' | 'delimiter' | 'other' | 'break';
}

/** Writes the words of a paragraph or heading in normal form. Its lines are ended by `\n`. */
export function writeInline(block: Node, style: MarkdownStyle): string {
  const inline = style.bare ? withoutSigns(block.content.content) : block.content.content;
  const parts = new InlineWriter(inline, style).write();
  return parts.map((part, index) => textOf(part, parts, index, style)).join('');
}

/** Links and code alone, which hold whatever is beside them. */
function withoutSigns(inline: readonly Node[]): Node[] {
  const kept = (mark: Mark) => mark.type.name === 'link' || mark.type.name === 'code';
  return joined(inline.map((node) => node.mark(node.marks.filter(kept))));
}

class InlineWriter {
  readonly #inline: readonly Node[];
  readonly #style: MarkdownStyle;
  readonly #parts: Part[] = [];
  readonly #open: Mark[] = [];

  constructor(inline: readonly Node[], style: MarkdownStyle) {
    this.#inline = inline;
    this.#style = style;
  }

  write(): Part[] {
    for (let index = 0; index < this.#inline.length; index += 1) this.#writeNode(index);
    this.#closeDownTo(0);
    return this.#parts;
  }

  #writeNode(index: number): void {
    const node = this.#inline[index] as Node;
    const wanted = this.#marksAt(index);
    this.#closeDownTo(this.#keep(wanted, index));
    const opening = wanted
      .filter((mark) => !mark.isInSet(this.#open))
      .sort((a, b) => this.#endOf(b, index) - this.#endOf(a, index));
    for (const mark of opening) {
      this.#open.push(mark);
      this.#delimit(mark, true);
    }
    this.#parts.push(this.#content(node, index));
  }

  #marksAt(index: number): Mark[] {
    const marks = this.#inline[index]?.marks ?? [];
    return marks.filter(
      (mark) => mark.type.name !== 'code' && !(mark.type.name === 'link' && this.#isBareAddress(mark, index)),
    );
  }

  /** A mark that ends inside a link which begins here is opened once more in it: a link is never cut. */
  #keep(wanted: readonly Mark[], index: number): number {
    const link = wanted.find((mark) => mark.type.name === 'link' && !mark.isInSet(this.#open));
    const end = link ? this.#endOf(link, index) : 0;
    const cut = this.#open.findIndex((mark) => !mark.isInSet(wanted) || this.#endOf(mark, index, end) < end);
    return cut === -1 ? this.#open.length : cut;
  }

  /** No further than `most`, so that a long mark is not walked through for every link in it. */
  #endOf(mark: Mark, index: number, most = Number.POSITIVE_INFINITY): number {
    let end = index;
    while (end < most && this.#inline[end] && mark.isInSet(this.#inline[end]?.marks ?? [])) end += 1;
    return end;
  }

  #closeDownTo(count: number): void {
    while (this.#open.length > count) this.#delimit(this.#open.pop() as Mark, false);
  }

  #delimit({ type, attrs }: Mark, opens: boolean): void {
    const sign = { strong: this.#style.strong, emphasis: this.#style.emphasis, deleted: '~~' }[type.name];
    if (sign) this.#parts.push({ kind: 'delimiter', text: sign });
    else if (opens) this.#parts.push({ kind: 'other', text: '[' });
    else {
      const title = attrs.title ? ` ${writeTitle(attrs.title)}` : '';
      this.#parts.push({ kind: 'other', text: `](${writeAddress(attrs.href)}${title})` });
    }
  }

  #content(node: Node, index: number): Part {
    const { name } = node.type;
    if (name === 'image') return { kind: 'other', text: node.attrs.source };
    if (name === 'break') {
      // On a line of its own a break has to be seen; so has one after the very first.
      const isEmptyLine = index === 0 || this.#inline[index - 1]?.type.name === 'break';
      return { kind: 'break', text: isEmptyLine ? '\\\n' : '\n' };
    }
    const text = node.text ?? '';
    if (node.marks.some(({ type }) => type.name === 'code')) return { kind: 'other', text: writeCode(text) };
    const link = node.marks.find(({ type }) => type.name === 'link');
    if (link && this.#isBareAddress(link, index)) {
      return { kind: 'other', text: link.attrs.auto === 'autolink' ? `<${text}>` : text };
    }
    return { kind: 'words', text };
  }

  /** True for a link that is written as its address alone. */
  #isBareAddress(mark: Mark, index: number): boolean {
    const isAlone =
      !mark.isInSet(this.#inline[index - 1]?.marks ?? []) &&
      !mark.isInSet(this.#inline[index + 1]?.marks ?? []);
    return mark.attrs.auto !== '' && this.#style.escape !== 'all' && isAlone;
  }
}

/** Code between as many backticks as it has not itself. */
function writeCode(text: string): string {
  const runs = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const fence = '`'.repeat(length);
  const needsRoom = /^`|`$|^ .*[^ ].* $/s.test(text);
  return needsRoom ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

function textOf({ kind, text }: Part, parts: readonly Part[], index: number, style: MarkdownStyle): string {
  if (kind !== 'words') return text;
  const before = parts[index - 1];
  const after = parts[index + 1];
  const isLineStart = !before || before.kind === 'break';
  if (style.escape === 'none') return text;
  if (style.escape === 'few') return escapeFew(text, isLineStart);
  if (!style.entities) return escapeAll(text);
  return withEntities(text, {
    start: before?.kind === 'delimiter' || isLineStart,
    end: after?.kind === 'delimiter' || !after || after.kind === 'break',
  });
}

/** The characters at those ends as numbers, the rest escaped. A blank stays one, but for those that ends of lines lose. */
function withEntities(text: string, at: { readonly start: boolean; readonly end: boolean }): string {
  const characters = [...text];
  const isSpace = (character: string) => /[ \t]/.test(character);
  return characters
    .map((character, index) => {
      const isEnd = (index === 0 && at.start) || (index === characters.length - 1 && at.end);
      return isEnd && !isSpace(character) ? entity(character) : escapeAll(character);
    })
    .join('');
}

/** Every sign that Markdown may know, with the backslash that makes it a sign and nothing else. */
function escapeAll(words: string): string {
  return words.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** The signs that mean something where they stand. */
function escapeFew(words: string, isLineStart: boolean): string {
  const escaped = words.replace(/[\\`*_[\]<~]|&(?=#|\w)/g, (sign, at: number) =>
    isHarmless(sign, words[at - 1] ?? ' ', words[at + 1] ?? ' ') ? sign : `\\${sign}`,
  );
  if (!isLineStart) return escaped;
  return escaped
    .replace(/^(?:[#>+=-]|\d{1,9}(?=[.)]))/, (sign) => (/\d/.test(sign) ? sign : `\\${sign}`))
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

function isHarmless(sign: string, before: string, after: string): boolean {
  if (sign === '*') return isBlank(before) && isBlank(after);
  if (sign === '_') return isWord(before) && isWord(after);
  return sign === '~' && before !== '~' && after !== '~';
}

const isBlank = (character: string) => character === ' ';
const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** A character by its number. */
function entity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}
