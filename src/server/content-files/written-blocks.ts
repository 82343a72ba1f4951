import { type Block, type BlockDefinition, type Definitions, isBlock } from '#content/block/block.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { findMediaAddress, isDifferentByLanguage } from '#content/fields/media-address.ts';
import { isEqual } from '#content/is-equal.ts';
import { defaultLanguage, isTranslated, type Language, languages } from '#content/language/language.ts';

/** Markdown of a list of blocks by language. Languages without own texts are missing. */
export type WrittenBlocks = ReadonlyMap<Language, string>;

/**
 * Writes blocks as Markdown: headings, texts and images in the usual syntax, others as JSON in a code fence.
 * A comment with type and id precedes each, which connects the languages. A block that would be read back
 * differently is written as JSON, so that nothing is lost.
 */
export function writeBlocks(definitions: Definitions, blocks: readonly Block[]): WrittenBlocks {
  const parts = new Map<Language, string[]>(languages.map((language) => [language, []]));
  for (const block of blocks) {
    const texts = writeTexts(definitions, block);
    for (const language of languages) {
      const text = texts ? texts.get(language) : formatJson(block, language);
      if (text !== undefined) parts.get(language)?.push(`${formatMark(block)}\n${text}\n`);
    }
  }
  const written = languages.map((language) => [language, (parts.get(language) ?? []).join('\n')] as const);
  return new Map(written.filter(([language, text]) => language === defaultLanguage || text !== ''));
}

/** A part of a Markdown file: an exported block, or text added between blocks. */
export type WrittenPart =
  | { readonly kind: 'block'; readonly type: string; readonly id: string; readonly text: string }
  | { readonly kind: 'free'; readonly text: string };

const mark = /^<!-- block:(\S+) (\S+) -->$/;

export function splitWrittenBlocks(markdown: string): WrittenPart[] {
  const parts: WrittenPart[] = [];
  let lines: string[] = [];
  let block: { readonly type: string; readonly id: string } | undefined;
  const end = () => {
    const text = block ? withoutEnds(lines) : lines.join('\n');
    if (block) parts.push({ kind: 'block', ...block, text });
    else if (text.trim() !== '') parts.push({ kind: 'free', text });
    lines = [];
  };
  for (const line of markdown.split('\n')) {
    const [, type, id] = mark.exec(line) ?? [];
    if (type === undefined || id === undefined) lines.push(line);
    else {
      end();
      block = { type: decodeSafely(type), id: decodeSafely(id) };
    }
  }
  end();
  return parts;
}

/**
 * Reads the block of a part, with the texts of all languages.
 *
 * @throws {Error} with a sentence, if its JSON is malformed
 */
export function readWrittenBlock(
  definitions: Definitions,
  { type, id }: { readonly type: string; readonly id: string },
  texts: ReadonlyMap<Language, string>,
): Block | undefined {
  const first = texts.get(defaultLanguage) ?? '';
  if (first.startsWith('```json\n')) return readJson(first, id);
  const definition = definitions.get(type);
  const form = definition && findForm(definition);
  if (!form) return undefined;
  return form.read({ id, type, isMultiLanguage: true }, texts);
}

function formatMark({ type, id }: Block): string {
  return `<!-- block:${encodeURIComponent(type)} ${encodeURIComponent(id)} -->`;
}

/** Writes a block as JSON, only in the first language, since it contains all translations. */
function formatJson(block: Block, language: Language): string | undefined {
  return language === defaultLanguage ? `\`\`\`json\n${JSON.stringify(block, null, 2)}\n\`\`\`` : undefined;
}

function readJson(text: string, id: string): Block {
  const [, json = ''] = /^```json\n(.*)\n```$/s.exec(text) ?? [];
  let block: unknown;
  try {
    block = JSON.parse(json);
  } catch {
    throw new Error(`The block ${id} is not complete, valid JSON.`);
  }
  if (!isBlock(block)) throw new Error(`${id} is not a block: it needs an id and a type.`);
  return block;
}

/** Writes and reads blocks of one kind. */
interface Form {
  readonly write: (block: Block, language: Language) => string | undefined;
  readonly read: (bare: Block, texts: ReadonlyMap<Language, string>) => Block | undefined;
}

/** Returns the texts of a block by language; undefined if it must be written as JSON. */
function writeTexts(definitions: Definitions, block: Block): ReadonlyMap<Language, string> | undefined {
  const definition = definitions.get(block.type);
  const form = definition && findForm(definition);
  if (!form) return undefined;
  const texts = new Map<Language, string>();
  for (const language of languages) {
    const text = form.write(block, language);
    if (text !== undefined || language === defaultLanguage) texts.set(language, text ?? '');
  }
  // Parses the block as it appears in the file, followed by another block.
  const [again, ...more] = splitWrittenBlocks(
    `${formatMark(block)}\n${texts.get(defaultLanguage)}\n\n<!-- block:x x -->\n`,
  );
  const isSame = [...texts.values()].every((text) => {
    const [part] = splitWrittenBlocks(`${formatMark(block)}\n${text}\n`);
    // CR line endings and lone surrogates do not survive.
    return part?.text === text && !text.includes('\r') && text.isWellFormed();
  });
  if (again?.kind !== 'block' || more.length !== 1 || !isSame) return undefined;
  return isEqual(readSafely(definitions, block, texts), { ...block }) ? texts : undefined;
}

/** Undefined if a text looks like malformed JSON. */
function readSafely(...args: Parameters<typeof readWrittenBlock>): Block | undefined {
  try {
    return readWrittenBlock(...args);
  } catch {
    return undefined;
  }
}

function findForm(definition: BlockDefinition): Form | undefined {
  const words = Object.entries(definition.fields).find(
    ([, field]) => field.kind === 'text' && field.translatable,
  )?.[0];
  if (definition.role === 'text' && words !== undefined) return createTextForm(words, '');
  if (definition.headingLevel !== undefined && words !== undefined) {
    return createTextForm(words, `${'#'.repeat(definition.headingLevel)} `);
  }
  return definition.shows === 'picture' ? createPictureForm(definition) : undefined;
}

function createTextForm(name: string, before: string): Form {
  return {
    write(block, language) {
      const text = getTranslatedText(block[name], language);
      return text === undefined ? undefined : before + text;
    },
    read(bare, texts) {
      const words = [...texts].flatMap(([language, text]) =>
        text === '' ? [] : [[language, text.startsWith(before) ? text.slice(before.length) : text]],
      );
      return { ...bare, [name]: Object.fromEntries(words) };
    },
  };
}

/** Writes `![alt](url)`, in each language with its alt text. */
function createPictureForm({ fields }: BlockDefinition): Form | undefined {
  const media = Object.entries(fields).filter(
    ([, field]) => field.kind === 'media' && field.darkOf === undefined,
  );
  const [src] = media[0] ?? [];
  const [alt] =
    Object.entries(fields).find(([, field]) => field.kind === 'text' && field.describes?.media === src) ?? [];
  if (src === undefined || alt === undefined || media.length !== 1) return undefined;
  return {
    write(block, language) {
      const words = getTranslatedText(block[alt], language);
      const address = findMediaAddress(block[src], language);
      const isNamed =
        words !== undefined || language === defaultLanguage || isDifferentByLanguage(block[src]);
      if (address === '' || !isNamed) return undefined;
      return `![${words ?? ''}](${address})`;
    },
    read(bare, texts) {
      const read = [...texts].map(([language, text]) => [language, parsePictureLine(text)] as const);
      const addresses = Object.fromEntries(
        read.flatMap(([language, picture]) => (picture ? [[language, picture.address]] : [])),
      );
      const [address] = Object.values(addresses);
      if (address === undefined) return undefined;
      const file = isDifferentByLanguage(addresses) ? addresses : address;
      const words = read.flatMap(([language, picture]) =>
        picture?.words ? [[language, picture.words]] : [],
      );
      return { ...bare, [src]: file, ...(words.length > 0 && { [alt]: Object.fromEntries(words) }) };
    },
  };
}

/** Parses a line that consists of an image. */
export function parsePictureLine(
  line: string,
): { readonly words: string; readonly address: string } | undefined {
  const [, words, address] = /^!\[([^\]\n]*)\]\(<?([^\s()<>]+)>?(?: "[^"\n]*")?\)$/.exec(line.trim()) ?? [];
  return words === undefined || address === undefined ? undefined : { words, address };
}

function getTranslatedText(value: unknown, language: Language): string | undefined {
  if (!isRecord(value) || !isTranslated(value)) return undefined;
  const text = value[language];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function withoutEnds(lines: readonly string[]): string {
  return lines.join('\n').replace(/^\n+/, '').replace(/\n+$/, '');
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
