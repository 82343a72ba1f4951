import { findFreeIdentifier } from '#content/address/free-identifier.ts';
import { suggestIdentifier } from '#content/address/slug.ts';
import { type Block, type Definitions, withTodaysNames } from '#content/block/block.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import { listMediaAddresses } from '#content/fields/media-address.ts';
import type { Translated } from '#content/language/language.ts';
import type { PageKind } from '#content/page/page.ts';
import { type CopiedPageFields, copiedPageFields, pickFields } from '#content/page/page-fields.ts';
import type { PageMetadata } from '#content/page/page-metadata.ts';
import { type PlacedParent, placeIssue } from '#content/page/page-place.ts';
import { listUnstorableTexts, normalizeTexts } from '#content/text/unstorable-text.ts';
import type { Translations } from '#content/translation/translations.ts';
import { AppError } from '#server/http/app-error.ts';
import { createPage } from '#server/pages/content/create-page.ts';
import { requireContent } from '#server/pages/content/save-content.ts';
import { savePage } from '#server/pages/content/save-page.ts';
import { listMediaUrls } from '#server/pages/store/media-urls.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { findPage } from '#server/pages/store/pages.repository.ts';
import { createBlockId, getWrittenUrl } from './foreign-blocks.ts';
import type { ImportedPage, ImportReport } from './import-report.ts';

/** A page as read from a file. */
export interface PageToImport extends CopiedPageFields {
  /** File of the page, for the report. */
  readonly source: string;
  readonly identifier: string;
  readonly kind: PageKind;
  readonly title: Translated;
  readonly overview: readonly Block[];
  /** Identifier of the parent page in the import or on the site. */
  readonly parent?: string | undefined;
  readonly metadata?: PageMetadata | undefined;
  readonly translations?: Translations | undefined;
  readonly notes: readonly string[];
  /** Advice to read before publishing the draft. */
  readonly caution?: string | undefined;
}

interface ImportPagesOptions {
  /** Updates the drafts of existing pages. Without it they stay unchanged, and new pages get other paths. */
  readonly update: boolean;
  readonly run: RunWrite;
  /** Adds a file to the library and returns its URL; undefined if it is unavailable. */
  readonly takeFile: (address: string, source: string) => Promise<TakenFile>;
}

/** Runs a call that writes; in a dry run rolls it back. */
export type RunWrite = <T>(call: () => Promise<T>) => Promise<T>;

export type TakenFile =
  | { readonly kind: 'taken'; readonly url: string }
  /** It stays on the other site. */
  | { readonly kind: 'elsewhere'; readonly note?: string }
  | { readonly kind: 'missing'; readonly note: string };

/**
 * Creates drafts of pages, parents first. An issue concerns one page only; the others are imported. Never
 * publishes, whatever the files state.
 */
export async function importPages(
  deps: PageDeps,
  pages: readonly PageToImport[],
  how: ImportPagesOptions,
): Promise<ImportReport> {
  const report = { created: [] as ImportedPage[], updated: [] as ImportedPage[], files: 0 };
  const refused: { source: string; why: string }[] = [];
  const notes: { source: string; note: string }[] = [];
  /** Identifiers of the created pages, by their identifier in the file. */
  const places = new Map<string, string>();
  /** New pages by identifier, which a dry run only plans. */
  const made = new Map<string, PlacedParent>();
  const taken = new Set<string>();
  const files = new Map<string, Promise<TakenFile>>();
  const takeFile = (address: string, source: string) => {
    const taking = files.get(address) ?? how.takeFile(address, source);
    files.set(address, taking);
    return taking;
  };

  async function importOne(page: PageToImport): Promise<void> {
    const say = (note: string) => notes.push({ source: page.source, note });
    for (const note of page.notes) say(note);
    const { title, metadata, overview: blocks } = normalizeTexts(page);
    const [unstorable] = listUnstorableTexts([title, blocks, metadata]);
    if (unstorable) throw new Error(`${unstorable.path} ${unstorable.message}.`);
    const overview = await withFiles(
      deps.definitions,
      deduplicateBlockIds(deps.definitions, blocks),
      (address) =>
        takeFile(address, page.source).then((file) => {
          if (file.kind !== 'taken' && file.note !== undefined) say(file.note);
          return file;
        }),
    );
    const { translations } = page;
    const content = {
      title,
      overview: [...overview],
      ...(metadata && { metadata }),
      ...(translations && { translations }),
    };
    const wished = suggestIdentifier(page.identifier, page.kind);
    // A page created by this import is not an existing one, even if it has the same name.
    const before =
      how.update && wished !== '' && !made.has(wished) ? await findPage(deps.storage.db, wished) : undefined;
    if (before && !before.versioning) {
      throw new Error('This page has no versions, so saving would publish. Turn on its versions first.');
    }
    if (before) {
      requireContent(deps.definitions, content);
      await how.run(() => savePage(deps, before.identifier, content, 'system'));
      report.updated.push({ source: page.source, identifier: before.identifier });
      places.set(page.identifier, before.identifier);
      return;
    }
    const identifier = await create(page, wished || 'pagina', content, say);
    places.set(page.identifier, identifier);
    if (page.caution !== undefined) say(page.caution);
    report.created.push({
      source: page.source,
      identifier,
      ...(wished !== '' && identifier !== wished && { wished }),
    });
  }

  async function create(
    page: PageToImport,
    wished: string,
    content: Parameters<typeof requireContent>[1] & { title: Translated; overview: Block[] },
    say: (note: string) => void,
  ): Promise<string> {
    requireContent(deps.definitions, content);
    const parent = await findParent(page, say);
    const { kind } = page;
    for (;;) {
      const identifier = await findFreeName(wished);
      taken.add(identifier);
      const body = {
        ...content,
        identifier,
        kind,
        ...(parent?.isStored && { parentIdentifier: parent.identifier }),
        ...pickFields(page, copiedPageFields),
      };
      try {
        await how.run(() => createPage(deps, body as Parameters<typeof createPage>[1], 'system'));
        made.set(identifier, { identifier, kind, parentId: parent?.identifier ?? null });
        return identifier;
      } catch (error) {
        // The page with this identifier is in the trash, or was created at the same time.
        if (!(error instanceof AppError && error.code === 'page/identifier-taken')) throw error;
      }
    }
  }

  async function findFreeName(wished: string): Promise<string> {
    for (;;) {
      const candidate = findFreeIdentifier(wished, (name) => taken.has(name));
      if (!(await findPage(deps.storage.db, candidate))) return candidate;
      taken.add(candidate);
    }
  }

  /** Finds the parent page; a dry run has not stored those that it creates. */
  async function findParent(
    { parent, kind, identifier }: PageToImport,
    say: (note: string) => void,
  ): Promise<{ readonly identifier: string; readonly isStored: boolean } | undefined> {
    if (parent === undefined || kind === 'case') return undefined;
    const place = places.get(parent) ?? parent;
    const stored = await findPage(deps.storage.db, place);
    const known = stored ?? made.get(place);
    const issue = known
      ? placeIssue({ identifier, kind, hasChildren: false }, known)?.message
      : `The parent page ${parent} does not exist.`;
    if (known && issue === undefined) return { identifier: known.identifier, isStored: stored !== undefined };
    say(`${issue} The page is at the top level.`);
    return undefined;
  }

  for (const page of sortParentsFirst(pages)) {
    try {
      await importOne(page);
    } catch (error) {
      refused.push({ source: page.source, why: formatIssue(error) });
    }
  }
  const outcomes = await Promise.all([...files.values()].map((file) => file.catch(() => undefined)));
  return { ...report, files: outcomes.filter((file) => file?.kind === 'taken').length, refused, notes };
}

/** Formats an error for designers, with its paths. */
function formatIssue(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
  const issues = error.details.issues?.slice(0, 5).map(({ path, message }) => `${path}: ${message}`) ?? [];
  return [error.message, ...issues].join(' ');
}

/** Sorts pages so that parents come first, otherwise stable; cycles come last. */
function sortParentsFirst(pages: readonly PageToImport[]): PageToImport[] {
  const below = new Map<string, PageToImport[]>();
  const known = new Set(pages.map(({ identifier }) => identifier));
  const ordered: PageToImport[] = [];
  for (const page of pages) {
    if (page.parent === undefined || !known.has(page.parent) || page.parent === page.identifier)
      ordered.push(page);
    else below.set(page.parent, [...(below.get(page.parent) ?? []), page]);
  }
  for (const page of ordered) {
    ordered.push(...(below.get(page.identifier) ?? []));
    below.delete(page.identifier);
  }
  return [...ordered, ...[...below.values()].flat()];
}

/** Gives a new id to every block whose id is a duplicate. */
function deduplicateBlockIds(definitions: Definitions, blocks: readonly Block[]): readonly Block[] {
  const seen = new Set<string>();
  const all = [...walkBlocks(definitions, blocks)].map(({ block }) => block.id);
  if (new Set(all).size === all.length) return blocks;
  return blocks.map((block) => {
    const isTaken = seen.has(block.id);
    seen.add(block.id);
    return isTaken ? { ...block, id: createBlockId() } : block;
  });
}

/** Replaces file URLs in blocks by those of the library, and removes images that are unavailable. */
async function withFiles(
  definitions: Definitions,
  blocks: readonly Block[],
  takeFile: (address: string) => Promise<TakenFile>,
): Promise<readonly Block[]> {
  const shown = new Map<string, string>();
  for (const { block } of walkBlocks(definitions, blocks)) {
    const definition = definitions.get(block.type);
    const visits = definition ? walkFields(definition.fields, withTodaysNames(definition, block)) : [];
    for (const { field, value } of visits) {
      const files = field.kind === 'media' ? listMediaAddresses(value) : [];
      for (const address of files) shown.set(address, getWrittenUrl(address));
    }
  }
  for (const url of listMediaUrls(definitions, blocks)) shown.set(url, url);
  const missing = new Set<string>();
  let text = JSON.stringify(blocks);
  for (const [stored, written] of shown) {
    const file = await takeFile(written);
    if (file.kind === 'missing') missing.add(stored);
    const url = file.kind === 'taken' ? file.url : written;
    if (url !== stored) text = text.replaceAll(escapeJson(stored), escapeJson(url));
  }
  const kept = blocks.filter((block) => !showsOnly(definitions, block, missing));
  return text === JSON.stringify(blocks)
    ? kept
    : (JSON.parse(text) as Block[]).filter((_, index) => kept.includes(blocks[index] as Block));
}

function escapeJson(address: string): string {
  return JSON.stringify(address).slice(1, -1);
}

/** True for a block that consists of a missing image. */
function showsOnly(definitions: Definitions, block: Block, missing: ReadonlySet<string>): boolean {
  const definition = definitions.get(block.type);
  if (definition?.shows !== 'picture' && definition?.role !== 'hero') return false;
  return Object.values(block)
    .flatMap(listMediaAddresses)
    .some((address) => missing.has(address));
}
