import { resolve } from 'node:path';
import type { Definitions } from '#content/block/block.ts';
import { defaultLanguage, languages } from '#content/language/language.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import { copiedPageFields, pickFields } from '#content/page/page-fields.ts';
import { openExportFolder, type WrittenExport } from '#server/export/export-folder.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { findMedia } from '#server/media/store/media.repository.ts';
import { getOriginalKey, type MediaStore } from '#server/media/store/media-store.ts';
import { mediaTypes } from '#server/media/store/media-type.ts';
import { listMediaUrls } from '#server/pages/store/media-urls.ts';
import { getCurrentVersionId } from '#server/pages/store/page-record.ts';
import { listPages } from '#server/pages/store/pages.repository.ts';
import { findVersion } from '#server/pages/store/versions.repository.ts';
import type { Storage } from '#server/storage/storage.ts';
import { writeFrontMatter } from './front-matter.ts';
import { formatVersion, type PageFile, writeJsonPage } from './page-file.ts';
import { writeBlocks } from './written-blocks.ts';

interface Site {
  readonly storage: Pick<Storage, 'db'>;
  readonly store: MediaStore;
  readonly definitions: Definitions;
}

export interface ExportedContent extends WrittenExport {
  readonly folder: string;
  readonly pages: number;
  readonly media: number;
  /** In sentences. */
  readonly notes: readonly string[];
}

/**
 * Exports the current content of every page, its draft if it has one, and the files that pages name, into a
 * folder that `importContent` reads. Leaves out passwords and site-wide content, which belong in a backup.
 */
export async function exportContent(
  { storage: { db }, store, definitions }: Site,
  named: string,
  form: 'markdown' | 'json',
): Promise<ExportedContent> {
  const folder = resolve(named);
  const room = await openExportFolder(folder);
  const files: string[] = [];
  const notes: string[] = [];
  const keep = async (file: string, body: Uint8Array | string) => {
    await room.keep(file, body);
    files.push(file);
  };
  try {
    const named = new Set<string>();
    const listed = await listPages(db, 'current');
    const names = new Map(listed.map(({ page }) => [page.id, page.identifier]));
    let pages = 0;
    for (const { page } of listed) {
      const version = await findVersion(db, page.id, getCurrentVersionId(page));
      if (!version) {
        notes.push(`${page.identifier} has no content yet, so it has no file.`);
        continue;
      }
      const { title, overview, metadata, translations } = version.content;
      const parent = page.parentId === null ? undefined : names.get(page.parentId);
      const file: PageFile = {
        identifier: page.identifier,
        kind: page.kind,
        title,
        ...(parent !== undefined && { parent }),
        ...pickFields(page, copiedPageFields),
        ...(page.requiresLogin && { requiresLogin: true }),
        ...(metadata && { metadata }),
        ...(translations && { translations }),
        overview,
      };
      for (const url of listMediaUrls(definitions, overview)) named.add(url);
      for (const [name, text] of buildPageFiles(definitions, file, form)) await keep(`pages/${name}`, text);
      pages += 1;
    }
    const media = await keepMedia({ db, store }, named, keep, notes);
    return { ...(await room.settle(files)), folder, pages, media, notes };
  } catch (error) {
    await room.abandon();
    throw error;
  }
}

/** Builds the files of a page by name: one in JSON format, or in Markdown one per language of its texts. */
export function buildPageFiles(
  definitions: Definitions,
  page: PageFile,
  form: 'markdown' | 'json',
): [string, string][] {
  if (form === 'json') return [[`${page.identifier}.json`, writeJsonPage(page)]];
  const { overview, ...facts } = page;
  const written = writeBlocks(definitions, overview);
  return languages.flatMap((language) => {
    const body = written.get(language);
    if (language === defaultLanguage)
      return [
        [`${page.identifier}.md`, writeFrontMatter({ vitrine: formatVersion, ...facts }, `\n${body ?? ''}`)],
      ];
    if (body === undefined) return [];
    return [
      [
        `${page.identifier}.${language}.md`,
        writeFrontMatter({ vitrine: formatVersion, language }, `\n${body}`),
      ],
    ];
  });
}

/** Writes files at their URLs in the folder, with their current bytes. */
async function keepMedia(
  { db, store }: { readonly db: Storage['db']; readonly store: MediaStore },
  named: ReadonlySet<string>,
  keep: (file: string, body: Uint8Array) => Promise<void>,
  notes: string[],
): Promise<number> {
  const seen = new Map<string, MediaFile>();
  for (const url of named) {
    const id = parseMediaId(url);
    const file = id === undefined ? undefined : await findMedia(db, id);
    // Posters of external posts are fetched again by the import.
    if (file) seen.set(url, file);
    else if (id !== undefined) notes.push(`${url} is used by a page but is not in the media library.`);
  }
  for (const [url, file] of seen) {
    const bytes = await store.read(getOriginalKey(file.hash, mediaTypes[file.type].extension));
    if (bytes) await keep(url.slice(1), bytes);
    else notes.push(`The file for ${url} is missing from the store.`);
  }
  return seen.size;
}

/** Describes the result for a terminal. */
export function describeContent({
  folder,
  pages,
  media,
  written,
  unchanged,
  removed,
  notes,
}: ExportedContent): string {
  return [
    `${folder}: ${pages} pages and ${media} media files; ${written} files written, ${unchanged} unchanged, ${removed} removed.`,
    ...notes,
    '',
  ].join('\n');
}
