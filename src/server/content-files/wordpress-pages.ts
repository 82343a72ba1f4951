import { slugify } from '#content/address/slug.ts';
import type { Block, Definitions } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import { metadataLimits } from '#content/page/page-metadata.ts';
import { createBlockId, parseForeignMarkup } from './foreign-blocks.ts';
import type { PageToImport } from './import-pages.ts';
import { readMarkupTree } from './markup-tree.ts';
import { originalPasswordNote } from './page-file.ts';
import type { WordPressItem, WordPressSite } from './read-wxr.ts';

export interface WordPressPages {
  readonly pages: readonly PageToImport[];
  readonly notes: readonly { readonly source: string; readonly note: string }[];
}

/**
 * Converts the posts and pages of a WordPress site, in one language, with notes on what could not be mapped.
 */
export function convertWordPressPages(
  definitions: Definitions,
  { items }: WordPressSite,
  language: Language,
): WordPressPages {
  const byId = new Map(items.map((item) => [item.id, item]));
  const notes: { source: string; note: string }[] = [];
  const isThrownAway = ({ status }: WordPressItem) => status === 'trash' || status === 'auto-draft';
  const [thrown, known] = [true, false].map((wanted) =>
    items.filter((item) => isPage(item.type) && isThrownAway(item) === wanted),
  ) as [WordPressItem[], WordPressItem[]];
  const uploads = items.filter(({ type }) => type === 'attachment').length;
  const addNote = (note: string) => notes.push({ source: 'The whole site', note });
  if (uploads > 0)
    addNote(
      `The export lists ${uploads} uploads. Only those that pages use are imported, if they are available.`,
    );
  if (thrown.length > 0) addNote(`${thrown.length} posts in its trash were left out.`);
  for (const [type, others] of Map.groupBy(items, (item) => item.type)) {
    if (!isPage(type) && type !== 'attachment')
      addNote(`${others.length} of the kind “${type || 'unknown'}” are not supported and were left out.`);
  }
  const noteUnsupported = (total: number, what: string) =>
    total > 0 && addNote(`${total} ${what} are not supported and were left out.`);
  noteUnsupported(
    known.reduce((sum, { terms }) => sum + terms, 0),
    'categories and tags',
  );
  noteUnsupported(
    known.reduce((sum, { comments }) => sum + comments, 0),
    'comments',
  );
  if (known.length > 0) addNote('Dates and authors of posts are not supported and were left out.');
  return { pages: known.map((item) => convertItem(definitions, item, byId, language)), notes };
}

function isPage(type: string): boolean {
  return type === 'post' || type === 'page';
}

function convertItem(
  definitions: Definitions,
  item: WordPressItem,
  byId: ReadonlyMap<string, WordPressItem>,
  language: Language,
): PageToImport {
  const { html, shortcodes } = cleanMarkup(item.content);
  const { blocks, notes } = parseForeignMarkup(html, { definitions, language });
  const title = extractText(item.title) || item.name || `${item.type} ${item.id}`;
  const parent = item.type === 'page' ? byId.get(item.parent) : undefined;
  const description = extractText(item.excerpt).slice(0, metadataLimits.description);
  const hero = buildHero(definitions, byId.get(item.thumbnail)?.file);
  return {
    source: `${item.type} ${item.id} “${title.slice(0, 60)}”`,
    identifier: createIdentifier(item),
    kind: 'page',
    title: { [language]: title },
    overview: [...hero, ...blocks],
    parent: parent && createIdentifier(parent),
    // Posts stay out of the menu, since there may be hundreds.
    showInMenu: item.type === 'page' ? undefined : false,
    metadata: description === '' ? undefined : { description: { [language]: description } },
    notes: [
      ...notes,
      ...shortcodes.map((name) => `Left out: the content of [${name}].`),
      ...(item.password === '' ? [] : [originalPasswordNote]),
      ...(item.status === 'private'
        ? ['The original was private. Check it before you publish this page.']
        : []),
    ],
  };
}

function createIdentifier({ name, title, type, id }: WordPressItem): string {
  return slugify(decodeSafely(name)) || slugify(extractText(title)) || `${type}-${id}`;
}

function buildHero(definitions: Definitions, address: string | undefined): Block[] {
  const definition = [...definitions.values()].find(({ role }) => role === 'hero');
  const [src] = Object.entries(definition?.fields ?? {}).find(([, field]) => field.kind === 'media') ?? [];
  if (!definition || src === undefined || !address || !/^https?:\/\//i.test(address)) return [];
  return [{ id: createBlockId(), type: definition.type, [src]: address }];
}

/** Extracts text: WordPress stores titles and excerpts as HTML. */
function extractText(markup: string): string {
  const { textContent } = readMarkupTree(markup.slice(0, 20_000));
  return textContent.replace(/\s+/g, ' ').trim();
}

/** Shortcodes that may have no attributes or enclose others; other bracketed words may be text. */
const knownCodes = new Set('audio caption embed gallery playlist video wp_caption more nextpage'.split(' '));
const aroundWords = new Set('caption wp_caption embed'.split(' '));

/**
 * Removes WordPress's block comments and shortcodes from a post, and turns its blank lines into paragraphs.
 */
function cleanMarkup(content: string): { readonly html: string; readonly shortcodes: readonly string[] } {
  const left = new Set<string>();
  const bare = content.replace(
    /\[(\/?)([a-z][\w-]{0,40})((?:\s[^[\]\n]{0,1000})?)\/?\]/gi,
    (whole, _end, name: string, rest: string) => {
      if (!knownCodes.has(name) && !/\s[\w-]+=/.test(rest) && !/[_-]/.test(name)) return whole;
      if (!aroundWords.has(name)) left.add(name);
      return '';
    },
  );
  const hasParagraphs = /<p[\s>]|<!-- wp:/i.test(bare);
  const html = hasParagraphs
    ? bare
    : bare
        .split(/\n\s*\n/)
        .map((part) =>
          /^\s*<(?:h[1-6]|ul|ol|blockquote|pre|table|figure|div)\b/i.test(part)
            ? part
            : `<p>${part.trim().replaceAll('\n', '<br>')}</p>`,
        )
        .join('\n');
  return { html, shortcodes: [...left] };
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
