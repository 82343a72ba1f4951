import type { Mark, Node } from 'prosemirror-model';
import { joinEqualMarks } from './normal-form.ts';
import { writeAddress, writeTitle } from './read-inline.ts';

/** A style of Markdown for inline text. Later styles can express more, and are less readable. */
export interface MarkdownStyle {
  readonly escape: 'none' | 'few' | 'all';
  readonly strong: '**' | '__';
  readonly emphasis: '*' | '_';
  /** Writes characters next to a delimiter as entities if the delimiter would not be recognized. */
  readonly entities: boolean;
  /** Without bold, italic and strikethrough: the last resort. */
  readonly bare?: boolean;
}

/** Styles from the most readable one to the one that always parses correctly. */
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

/** Writes the text of a paragraph or heading in normal form. Lines end with `\n`. */
export function writeInline(block: Node, style: MarkdownStyle): string {
  const inline = style.bare ? withoutSigns(block.content.content) : block.content.content;
  const parts = new InlineWriter(inline, style).write();
  return parts.map((part, index) => writePart(part, parts, index, style)).join('');
}

/** Keeps only links and code, which work next to any character. */
function withoutSigns(inline: readonly Node[]): Node[] {
  const isLinkOrCode = (mark: Mark) => mark.type.name === 'link' || mark.type.name === 'code';
  return joinEqualMarks(inline.map((node) => node.mark(node.marks.filter(isLinkOrCode))));
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
      .sort((a, b) => this.#findEnd(b, index) - this.#findEnd(a, index));
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

  /**
   * Counts the marks that stay open. A mark that ends inside a link which begins here is opened again in it:
   * links are never split.
   */
  #keep(wanted: readonly Mark[], index: number): number {
    const link = wanted.find((mark) => mark.type.name === 'link' && !mark.isInSet(this.#open));
    const end = link ? this.#findEnd(link, index) : 0;
    const cut = this.#open.findIndex(
      (mark) => !mark.isInSet(wanted) || this.#findEnd(mark, index, end) < end,
    );
    return cut === -1 ? this.#open.length : cut;
  }

  /** Finds the end of a mark, up to `most`, so that a long mark is not traversed for every link in it. */
  #findEnd(mark: Mark, index: number, most = Number.POSITIVE_INFINITY): number {
    let end = index;
    while (end < most && this.#inline[end] && mark.isInSet(this.#inline[end]?.marks ?? [])) end += 1;
    return end;
  }

  #closeDownTo(count: number): void {
    while (this.#open.length > count) this.#delimit(this.#open.pop() as Mark, false);
  }

  #delimit({ type, attrs }: Mark, opens: boolean): void {
    const sign = { strong: this.#style.strong, emphasis: this.#style.emphasis, deleted: '~~' }[type.name];
    const tag = { superscript: 'sup', subscript: 'sub' }[type.name];
    if (tag) this.#parts.push({ kind: 'other', text: opens ? `<${tag}>` : `</${tag}>` });
    else if (sign) this.#parts.push({ kind: 'delimiter', text: sign });
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
      // A break on an otherwise empty line needs a backslash, since an empty line would end the paragraph.
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

  /** True for a link that is written as a bare URL. */
  #isBareAddress(mark: Mark, index: number): boolean {
    const isAlone =
      !mark.isInSet(this.#inline[index - 1]?.marks ?? []) &&
      !mark.isInSet(this.#inline[index + 1]?.marks ?? []);
    return mark.attrs.auto !== '' && this.#style.escape !== 'all' && isAlone;
  }
}

/** Writes code between the shortest run of backticks that it does not contain. */
function writeCode(text: string): string {
  const runs = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const fence = '`'.repeat(length);
  const needsRoom = /^`|`$|^ .*[^ ].* $/s.test(text);
  return needsRoom ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

function writePart(
  { kind, text }: Part,
  parts: readonly Part[],
  index: number,
  style: MarkdownStyle,
): string {
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

/**
 * Writes the characters at these ends as entities and escapes the rest. Spaces are kept, except those that
 * are lost at line ends.
 */
function withEntities(text: string, at: { readonly start: boolean; readonly end: boolean }): string {
  const characters = [...text];
  const isSpace = (character: string) => /[ \t]/.test(character);
  return characters
    .map((character, index) => {
      const isEnd = (index === 0 && at.start) || (index === characters.length - 1 && at.end);
      return isEnd && !isSpace(character) ? toEntity(character) : escapeAll(character);
    })
    .join('');
}

/** Escapes every character that may be Markdown syntax. */
function escapeAll(words: string): string {
  return words.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** Escapes only characters that are syntax in their place. */
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

/** Writes a character as a numeric entity. */
function toEntity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}
