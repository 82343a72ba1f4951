import { randomUUID } from 'node:crypto';
import type { Block, BlockDefinition, Definitions } from '#content/block/block.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import type { Language } from '#content/language/language.ts';
import { parseTokens } from '#content/markdown/parser.ts';
import { escapeMarkup } from '#content/text/escape-markup.ts';
import { type LeftOutKind, splitLeftOut } from '#writing/paste/pasted.ts';
import { readPastedBlocks } from '#writing/paste/pasted-blocks.ts';
import { linkDefinitions, linkNote, readMarkdownLines, rewriteMarkdown } from './foreign-markdown.ts';
import { findLinksInHeadings, readMarkupTree } from './markup-tree.ts';
import { parsePictureLine } from './written-blocks.ts';

interface Options {
  readonly definitions: Definitions;
  /** Language of the texts. */
  readonly language: Language;
}

export interface ForeignBlocks {
  readonly blocks: readonly Block[];
  /** Sentences on content that no block can hold. */
  readonly notes: readonly string[];
}

export function createBlockId(): string {
  return randomUUID().slice(0, 8);
}

/**
 * Converts another program's Markdown to blocks: headings, texts, images on separate lines, and embeds for
 * URLs on separate lines.
 */
export function parseForeignMarkdown(markdown: string, options: Options): ForeignBlocks {
  const blocks: Block[] = [];
  const notes = new Set<string>();
  const definitions = linkDefinitions(markdown);
  for (const part of splitAtPictures(markdown)) {
    if (typeof part !== 'string') {
      blocks.push(...paste({ html: renderPicture(part), plain: '' }, options).blocks);
      continue;
    }
    // A link may be defined in a later part.
    const own = rewriteMarkdown(part.includes('[') ? `${part}\n\n${definitions}` : part);
    for (const note of own.notes) notes.add(note);
    blocks.push(...paste({ html: '', plain: own.markdown }, options).blocks);
  }
  const text = extractText(blocks, options);
  if (/!\[[^\]]*\]\([^)]*\)/.test(text))
    notes.add('An image inside a sentence stays as text: put it on its own line.');
  if (/^<(?!!--)[a-z][^>]*>/im.test(text))
    notes.add('HTML in a text is shown as plain text: texts cannot contain HTML.');
  if (footnote.test(markdown)) notes.add('Footnotes stay as text: they are not supported.');
  return { blocks: withEmbeds(withoutDefinitions(blocks, options), options), notes: [...notes] };
}

const footnote = /^ {0,3}(?=\[\^[^\]\s]+\]:)/m;

/** Converts another program's HTML to blocks in the same way. */
export function parseForeignMarkup(html: string, options: Options): ForeignBlocks {
  const { blocks, leftOut } = paste({ html, plain: '' }, options);
  const { asWords, gone } = splitLeftOut(leftOut);
  const notes = [
    ...gone.map((entry) => `Left out: ${countKind(entry)}.`),
    ...asWords.map((entry) => `Imported as plain text: ${countKind(entry)}.`),
    ...findLinksInHeadings(html).map(({ heading, href }) => linkNote(heading, href)),
  ];
  return { blocks: withEmbeds(blocks, options), notes };
}

const kinds: Readonly<Record<LeftOutKind, readonly [one: string, several: string]>> = {
  tables: ['table', 'tables'],
  superscripts: ['superscript', 'superscripts'],
  subscripts: ['subscript', 'subscripts'],
  highlights: ['highlight', 'highlights'],
  formulas: ['formula', 'formulas'],
  pictures: ['image without a URL', 'images without a URL'],
  videos: ['video or audio', 'videos or audio'],
  embeds: ['frame of a third party', 'frames of third parties'],
  forms: ['form field', 'form fields'],
  links: ['link without a full URL', 'links without a full URL'],
  comments: ['comment', 'comments'],
  footnoteMarks: ['footnote mark', 'footnote marks'],
  headingNumbers: ['heading number', 'heading numbers'],
  ends: ['end of a too long text', 'ends of too long texts'],
};

function countKind([kind, count]: readonly [LeftOutKind, number]): string {
  return `${count} ${kinds[kind][count === 1 ? 0 : 1]}`;
}

function paste(texts: { readonly html: string; readonly plain: string }, options: Options) {
  // Without text there is nothing to parse, and an empty text would be parsed as markup.
  if (texts.html === '' && texts.plain.trim() === '') return { blocks: [], leftOut: {} };
  return readPastedBlocks(texts, { ...options, newId: createBlockId, parse: readMarkupTree });
}

type Picture = NonNullable<ReturnType<typeof parsePictureLine>>;

/** Splits Markdown at lines that consist of an image; lines in code are not split. */
function splitAtPictures(markdown: string): (string | Picture)[] {
  const parts: (string | Picture)[] = [];
  let lines: string[] = [];
  let before = '';
  for (const { line, isCode } of readMarkdownLines(markdown)) {
    const picture = isCode ? undefined : parsePictureLine(line);
    if (picture) {
      parts.push(lines.join('\n'), picture);
      lines = [];
    } else if (isCode) lines.push(line);
    else {
      // Without a blank line, the grammar would read a footnote as a link definition and drop its text.
      if (footnote.test(line) || (footnote.test(before) && line.startsWith('['))) lines.push('');
      lines.push(line.replace(footnote, '\\'));
    }
    before = line;
  }
  return [...parts, lines.join('\n')];
}

/** Gives an image of the folder a URL that no web page can have, which `getWrittenUrl` resolves. */
function renderPicture({ words, address }: Picture): string {
  return `<img src="${escapeMarkup(toWebAddress(address))}" alt="${escapeMarkup(words)}">`;
}

const inFolder = 'https://folder.invalid/';

function toWebAddress(address: string): string {
  return /^https?:/i.test(address) ? address : inFolder + encodeURIComponent(address);
}

/** Returns the URL as written: of a file in the folder, or of another site. */
export function getWrittenUrl(address: string): string {
  return address.startsWith(inFolder) ? decodeURIComponent(address.slice(inFolder.length)) : address;
}

function extractText(blocks: readonly Block[], { definitions, language }: Options): string {
  const texts = blocks.map((block) => {
    const name = findTextField(definitions.get(block.type));
    const words = name === undefined ? undefined : block[name];
    return isRecord(words) && typeof words[language] === 'string' ? words[language] : '';
  });
  return texts.join('\n\n').replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
}

function findTextField(definition: BlockDefinition | undefined): string | undefined {
  if (definition?.role !== 'text') return undefined;
  return Object.entries(definition.fields).find(
    ([, field]) => field.kind === 'text' && field.translatable,
  )?.[0];
}

/** Removes link definitions, since links have been resolved. */
function withoutDefinitions(blocks: readonly Block[], options: Options): Block[] {
  return blocks.flatMap((block) => {
    const name = findTextField(options.definitions.get(block.type));
    const words = name === undefined ? undefined : block[name];
    const text = isRecord(words) ? words[options.language] : undefined;
    if (name === undefined || typeof text !== 'string') return [block];
    const kept = splitIntoParagraphs(text).filter(
      (paragraph) => !paragraph.startsWith('[') || parseTokens(paragraph).length > 0,
    );
    return kept.length === 0 ? [] : [{ ...block, [name]: { [options.language]: kept.join('\n\n') } }];
  });
}

/** Turns paragraphs that consist of a post's URL into embeds. */
function withEmbeds(blocks: readonly Block[], options: Options): Block[] {
  return blocks.flatMap((block) => {
    const name = findTextField(options.definitions.get(block.type));
    const words = name === undefined ? undefined : block[name];
    const text = isRecord(words) ? words[options.language] : undefined;
    if (name === undefined || typeof text !== 'string') return [block];
    const parts: (string | Block)[] = [];
    for (const paragraph of splitIntoParagraphs(text)) {
      const post = findEmbed(paragraph.trim(), options);
      const last = parts.at(-1);
      if (post) parts.push(post);
      else if (typeof last === 'string') parts[parts.length - 1] = `${last}\n\n${paragraph}`;
      else parts.push(paragraph);
    }
    if (parts.every((part) => typeof part === 'string')) return [block];
    return parts.map((part) =>
      typeof part === 'string'
        ? { ...block, id: createBlockId(), [name]: { [options.language]: part } }
        : part,
    );
  });
}

/** Splits text at blank lines, except inside code. */
function splitIntoParagraphs(text: string): string[] {
  const paragraphs: string[] = [];
  for (const part of text.split(/\n{2,}/)) {
    const last = paragraphs.at(-1) ?? '';
    const isInCode = (last.match(/^ {0,3}(?:`{3,}|~{3,})/gm)?.length ?? 0) % 2 === 1;
    if (isInCode) paragraphs[paragraphs.length - 1] = `${last}\n\n${part}`;
    else paragraphs.push(part);
  }
  return paragraphs;
}

function findEmbed(text: string, { definitions }: Options): Block | undefined {
  // Text from HTML has its Markdown characters escaped.
  const [, address] = /^<?(https:\/\/[^\s<>]+)>?$/.exec(text.replace(/\\([!-/:-@[-`{-~])/g, '$1')) ?? [];
  if (address === undefined) return undefined;
  for (const { type, fields, embeds } of definitions.values()) {
    if (!embeds) continue;
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind !== 'link' || !field.recognise) continue;
      const known = field.recognise(address);
      if (known.issue === undefined) return { id: createBlockId(), type, [name]: address, ...known.sets };
    }
  }
  return undefined;
}
