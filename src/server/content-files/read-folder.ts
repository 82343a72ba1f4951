import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import type { Block, Definitions } from '#content/block/block.ts';
import {
  defaultLanguage,
  isLanguage,
  isTranslated,
  type Language,
  languages,
} from '#content/language/language.ts';
import { pageKinds } from '#content/page/page.ts';
import { copiedPageFields, pickFields } from '#content/page/page-fields.ts';
import { metadataLimits } from '#content/page/page-metadata.ts';
import { parseForeignMarkdown } from './foreign-blocks.ts';
import { leaveOutModules, takeTitle } from './foreign-markdown.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import type { PageToImport } from './import-pages.ts';
import {
  formatVersion,
  originalPasswordNote,
  type PageFile,
  pageFactsSchema,
  parseBySchema,
  readJsonPage,
} from './page-file.ts';
import { readWrittenBlock, splitWrittenBlocks } from './written-blocks.ts';

/** Bytes: the largest page, with room for formatting. */
const largestFile = 16 * 1024 * 1024;

export interface FolderContents {
  readonly pages: readonly PageToImport[];
  readonly refused: readonly { readonly source: string; readonly why: string }[];
  readonly notes: readonly { readonly source: string; readonly note: string }[];
}

/** A Markdown file with the language from its name. */
interface NamedFile {
  /** Relative to the folder. */
  readonly path: string;
  /** Path without language and extension, which the translations of a page share. */
  readonly page: string;
  readonly language: Language | undefined;
}

/** Reads the pages of a folder: exported ones, and Markdown of other programs. */
export async function readContentFolder(
  definitions: Definitions,
  folder: string,
  language: Language,
): Promise<FolderContents> {
  const pages: PageToImport[] = [];
  const refused: { source: string; why: string }[] = [];
  const paths = await listPaths(folder);
  const refuse = (source: string, error: unknown) =>
    refused.push({ source, why: error instanceof Error ? error.message : String(error) });

  for (const path of paths.filter(isJsonPage)) {
    try {
      pages.push(toPageToImport(readJsonPage(await readText(folder, path)), path, []));
    } catch (error) {
      refuse(path, error);
    }
  }
  for (const [page, files] of Map.groupBy(paths.flatMap(parseFileName), (file) => file.page)) {
    try {
      const texts = new Map<Language, { readonly path: string; readonly matter: FrontMatter }>();
      for (const file of files) {
        const matter = withPlainNames(readFrontMatter(await readText(folder, file.path)));
        const own = getLanguage(file, matter, files.length > 1 ? defaultLanguage : language);
        const first = texts.get(own);
        if (first) refuse(file.path, `${first.path} is the same page as ${own}. Rename one of them.`);
        else texts.set(own, { path: file.path, matter });
      }
      pages.push(readPage(definitions, nameOfPage(folder, page), texts));
    } catch (error) {
      refuse(files.map(({ path }) => path).join(', '), error);
    }
  }
  return { pages, refused, notes: listUnreadNotes(paths) };
}

/** True for exported pages; other JSON files are lists, of Vitrine or of other programs. */
function isJsonPage(path: string): boolean {
  return extname(path) === '.json' && dirname(path).split(sep).includes('pages');
}

const aboutTheFolder = /(?:^|[/\\])(?:readme|license|changelog)$/i;

/** Names files that are neither a page nor of a type that pages can show. */
function listUnreadNotes(paths: readonly string[]): FolderContents['notes'] {
  const unread = paths.filter((path) => path !== 'export.json' && !isJsonPage(path));
  const [about, others] = [
    unread.filter((path) => aboutTheFolder.test(readStem(path) ?? '')),
    unread.filter((path) => readStem(path) === undefined && !shown.test(path)),
  ];
  const kinds = [...Map.groupBy(others, (path) => extname(path).toLowerCase() || basename(path))]
    .map(([kind, files]) => `${files.length} ${kind}`)
    .slice(0, 12);
  return [
    ...about.map((source) => ({ source, note: 'This file describes the folder, so it was left out.' })),
    ...(kinds.length === 0
      ? []
      : [
          {
            source: 'The folder',
            note: `Files of other kinds were left out: ${kinds.join(', ')}. Pages are .md, .markdown and .mdx.`,
          },
        ]),
  ];
}

const shown =
  /\.(?:avif|bmp|gif|heic|heif|ico|jpe?g|m4v|mov|mp4|otf|pdf|png|svg|tiff?|ttf|webm|webp|woff2?|zip)$/i;

/** Folders that other programs serve at the root of a site. */
const servedAtRoot = ['', 'static', 'public'];

/** Finds the file of a URL in the folder; undefined if it is not inside, wherever the URL points. */
export async function findFileInFolder(
  folder: string,
  address: string,
  from: string,
): Promise<string | undefined> {
  const [bare = ''] = address.split(/[?#]/, 1);
  const names = address.startsWith('/')
    ? servedAtRoot.map((root) => join(root, bare.slice(1)))
    : [join(dirname(from), bare), bare];
  const root = await realpath(folder);
  for (const name of names.flatMap((one) => [one, decodeSafely(one)])) {
    const path = await realpath(resolve(root, name)).catch(() => undefined);
    if (path?.startsWith(root + sep) && (await stat(path)).isFile()) return path;
  }
  return undefined;
}

async function listPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split(sep).some((part) => part.startsWith('.') || part === 'node_modules'))
    .sort();
}

async function readText(folder: string, path: string): Promise<string> {
  const { size } = await stat(join(folder, path));
  if (size > largestFile)
    throw new Error(`This file has ${Math.ceil(size / 1024 / 1024)} MB, too much for a page.`);
  return readFile(join(folder, path), 'utf8');
}

/** Returns a Markdown file's path without its extension; undefined for other files. */
function readStem(path: string): string | undefined {
  return /^(.*)\.(?:md|markdown|mdx)$/is.exec(path)?.[1];
}

function parseFileName(path: string): NamedFile[] {
  const stem = readStem(path);
  if (stem === undefined || aboutTheFolder.test(stem)) return [];
  const [, page = stem, code] = /^(.+)\.([a-z]{2})$/s.exec(stem) ?? [];
  if (!isLanguage(code)) return [{ path, page: stem, language: undefined }];
  return [{ path, page, language: code }];
}

/** Names a page after its file, or after its folder for index files. */
function nameOfPage(folder: string, page: string): string {
  return /^_?index$/i.test(basename(page)) ? basename(resolve(folder, dirname(page))) : basename(page);
}

/** Lowers the case of names, since some programs write `Title`; a name in lower case takes precedence. */
function withPlainNames({ facts, body }: FrontMatter): FrontMatter {
  if (facts.vitrine !== undefined) return { facts, body };
  const all = Object.entries(facts);
  const plain = all.filter(([name]) => name === name.toLowerCase());
  const named = all.map(([name, value]) => [name.toLowerCase(), value]);
  return { facts: Object.fromEntries([...named, ...plain]), body };
}

function getLanguage({ language }: NamedFile, { facts }: FrontMatter, usual: Language): Language {
  const said = [facts.language, facts.lang].find(isLanguage);
  return language ?? (isLanguage(said) ? said : usual);
}

type Texts = ReadonlyMap<Language, { readonly path: string; readonly matter: FrontMatter }>;

function readPage(definitions: Definitions, name: string, texts: Texts): PageToImport {
  const main = texts.get(defaultLanguage);
  const source = main?.path ?? [...texts.values()].map(({ path }) => path).join(', ');
  const isOurs = main?.matter.facts.vitrine !== undefined;
  if (!isOurs) return readForeignPage(definitions, name, texts, source);
  if (main.matter.facts.vitrine !== formatVersion)
    throw new Error('This file is from a later version of Vitrine.');
  const facts = parseBySchema(pageFactsSchema, main.matter.facts);
  const { blocks, notes } = readBlocks(definitions, texts);
  return toPageToImport({ ...facts, overview: blocks }, source, notes);
}

function toPageToImport(
  { requiresLogin, ...page }: PageFile,
  source: string,
  notes: readonly string[],
): PageToImport {
  const { identifier, kind, title, overview, parent, metadata, translations } = page;
  return {
    source,
    identifier,
    kind,
    title,
    overview,
    parent,
    ...pickFields(page, copiedPageFields),
    metadata,
    translations,
    notes,
    caution: requiresLogin ? originalPasswordNote : undefined,
  };
}

/** Reads blocks in the order of the default language; text between them is read as another program's. */
function readBlocks(definitions: Definitions, texts: Texts): { blocks: Block[]; notes: string[] } {
  const blocks: Block[] = [];
  const notes: string[] = [];
  const others = new Map<string, Map<Language, string>>();
  for (const [language, { matter }] of texts) {
    if (language === defaultLanguage) continue;
    for (const part of splitWrittenBlocks(matter.body)) {
      if (part.kind === 'free')
        notes.push(`Text before the first block in ${language} belongs to no block and was left out.`);
      else others.set(part.id, (others.get(part.id) ?? new Map<Language, string>()).set(language, part.text));
    }
  }
  for (const part of splitWrittenBlocks(texts.get(defaultLanguage)?.matter.body ?? '')) {
    if (part.kind === 'free') {
      const free = parseForeignMarkdown(part.text, { definitions, language: defaultLanguage });
      blocks.push(...free.blocks);
      notes.push(...free.notes);
      continue;
    }
    const own = new Map([[defaultLanguage, part.text] as const, ...(others.get(part.id) ?? [])]);
    others.delete(part.id);
    const block = readWrittenBlock(definitions, part, own);
    if (block) blocks.push(block);
    else
      notes.push(
        `A block of the type ${part.type} cannot be written in this format: ${part.id} was left out.`,
      );
  }
  for (const id of others.keys())
    notes.push(`The block ${id} is in no other language, so its text was left out.`);
  return { blocks, notes };
}

/** Front matter of other programs that has a meaning here. */
const understood = new Set([
  'title',
  'description',
  'slug',
  'identifier',
  'kind',
  'parent',
  'lang',
  'language',
  'draft',
]);

function readForeignPage(definitions: Definitions, name: string, texts: Texts, source: string): PageToImport {
  const notes: string[] = [];
  const titles: Partial<Record<Language, string>> = {};
  const descriptions: Partial<Record<Language, string>> = {};
  const perLanguage: [Language, readonly Block[]][] = [];
  for (const language of languages) {
    const found = texts.get(language);
    if (!found) continue;
    const { facts } = found.matter;
    const mdx = /\.mdx$/i.test(found.path);
    const { title, body, notes: onTitle } = separateTitle(found.matter, name, mdx);
    titles[language] = title;
    const description = readFact(facts, 'description');
    if (description !== undefined) descriptions[language] = description.slice(0, metadataLimits.description);
    const read = parseForeignMarkdown(body, { definitions, language });
    notes.push(...onTitle, ...read.notes);
    perLanguage.push([language, read.blocks]);
    const unknown = Object.keys(facts).filter((key) => !understood.has(key));
    if (unknown.length > 0)
      notes.push(`Unknown names in the front matter: ${unknown.slice(0, 12).join(', ')}.`);
  }
  const { facts = {} } = [...texts.values()][0]?.matter ?? {};
  return {
    source,
    identifier: readFact(facts, 'identifier') ?? readFact(facts, 'slug') ?? name,
    kind: pageKinds.find((kind) => kind === facts.kind) ?? 'page',
    title: parseBySchema(pageFactsSchema.shape.title, isTranslated(titles) ? titles : name),
    overview: mergeLanguages(perLanguage, notes),
    parent: readFact(facts, 'parent'),
    metadata: Object.keys(descriptions).length > 0 ? { description: descriptions } : undefined,
    notes,
  };
}

/** Reads front matter as text, since a title may be a year or number. */
function readFact(facts: FrontMatter['facts'], name: string): string | undefined {
  const value = facts[name];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text;
}

interface TitledBody {
  readonly title: string;
  readonly body: string;
  readonly notes: readonly string[];
}

/**
 * Takes the title from the front matter, else from the first heading, which is removed from the body, else
 * from the file name.
 */
function separateTitle({ facts, body: written }: FrontMatter, name: string, mdx: boolean): TitledBody {
  const body = mdx ? leaveOutModules(written) : written;
  const notes = mdx ? ['This is MDX: its imports, exports and components were left out.'] : [];
  const title = readFact(facts, 'title');
  if (title !== undefined) return { title, body, notes };
  const heading = takeTitle(body);
  if (!heading) return { title: name, body, notes };
  return { title: heading.title, body: heading.rest.markdown, notes: [...notes, ...heading.rest.notes] };
}

/**
 * Merges the blocks of all languages into one list with translations, if the languages have the same
 * structure.
 */
function mergeLanguages(
  perLanguage: readonly [Language, readonly Block[]][],
  notes: string[],
): readonly Block[] {
  const [[, first] = [defaultLanguage, []], ...rest] = perLanguage;
  return rest.reduce<readonly Block[]>((blocks, [language, others]) => {
    const isAlike =
      blocks.length === others.length && blocks.every(({ type }, index) => type === others[index]?.type);
    if (isAlike) return blocks.map((block, index) => withWords(block, others[index] as Block, language));
    notes.push(`The structure in ${language} differs from the first language, so that text was left out.`);
    return blocks;
  }, first);
}

function withWords(block: Block, other: Block, language: Language): Block {
  const words = Object.entries(other).flatMap(([name, value]) => {
    const text =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[language] : undefined;
    const own = block[name];
    return typeof text === 'string'
      ? [[name, { ...(typeof own === 'object' ? own : {}), [language]: text }]]
      : [];
  });
  return { ...block, ...Object.fromEntries(words) };
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
