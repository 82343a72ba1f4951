import type { Node } from 'prosemirror-model';
import type { Block, BlockDefinition, Definitions } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import { readText } from '../grammar/read-text.ts';
import { writeText } from '../grammar/write-text.ts';
import { isPicture, type LeftOutCounts, type PastedPicture } from './pasted.ts';
import { type ClipboardTexts, readClipboard } from './read-clipboard.ts';
import type { MarkupParser } from './read-html.ts';

export interface PastedBlocks {
  readonly blocks: readonly Block[];
  readonly leftOut: LeftOutCounts;
}

interface Options {
  readonly definitions: Definitions;
  /** Language of the text. */
  readonly language: Language;
  readonly newId: () => string;
  /** Parser for HTML outside of a browser. */
  readonly parse?: MarkupParser;
}

/**
 * Converts the clipboard of another program to blocks: headings, images, and texts for everything between
 * them.
 */
export function readPastedBlocks(texts: ClipboardTexts, options: Options): PastedBlocks {
  const { parts, leftOut } = readClipboard(texts, options.parse);
  const blocks: Block[] = [];
  let between: Node[] = [];
  const endText = () => {
    blocks.push(...createTextBlocks(between, options));
    between = [];
  };
  for (const part of parts) {
    const own = isPicture(part) ? createPictureBlock(part, options) : createHeadingBlock(part, options);
    if (own) {
      endText();
      blocks.push(own);
    } else if (!isPicture(part)) between.push(part);
  }
  endText();
  return { blocks, leftOut };
}

function find(
  { definitions }: Options,
  is: (definition: BlockDefinition) => boolean,
): BlockDefinition | undefined {
  return [...definitions.values()].find(is);
}

function createTextBlocks(nodes: readonly Node[], options: Options): Block[] {
  const definition = find(options, ({ role }) => role === 'text');
  const empty = readText('');
  const source = nodes.length === 0 ? '' : writeText(empty.doc.type.create(null, [...nodes]), empty).source;
  return definition && source !== '' ? [createWordsBlock(definition, source, options)] : [];
}

function createHeadingBlock(part: Node, options: Options): Block | undefined {
  const definition = find(options, ({ headingLevel }) => headingLevel === 2);
  const words = part.textBetween(0, part.content.size, ' ', ' ').trim();
  const isOne = part.type.name === 'heading' && part.attrs.level <= 2 && words !== '';
  return definition && isOne ? createWordsBlock(definition, words, options) : undefined;
}

/** Creates a block with the text in its first text field. */
function createWordsBlock(
  { type, fields }: BlockDefinition,
  words: string,
  { language, newId }: Options,
): Block {
  const [name = 'content'] =
    Object.entries(fields).find(([, field]) => field.kind === 'text' && field.translatable) ?? [];
  return { id: newId(), type, isMultiLanguage: true, [name]: { [language]: words } };
}

function createPictureBlock(picture: PastedPicture, options: Options): Block | undefined {
  const { language, newId } = options;
  const definition = find(
    options,
    ({ shows, fields }) => shows === 'picture' && listMediaFields(fields).length === 1,
  );
  const [media] = definition ? listMediaFields(definition.fields) : [];
  if (!definition || !media) return undefined;
  const alt = Object.entries(definition.fields).find(
    ([, field]) => field.kind === 'text' && field.describes?.media === media,
  )?.[0];
  const words = alt && picture.description !== '' ? { [alt]: { [language]: picture.description } } : {};
  return { id: newId(), type: definition.type, isMultiLanguage: true, [media]: picture.address, ...words };
}

const listMediaFields = (fields: BlockDefinition['fields']) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'media' && field.darkOf === undefined ? [name] : [],
  );
