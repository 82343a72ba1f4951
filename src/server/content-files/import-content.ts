import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Language } from '#content/language/language.ts';
import type { MediaService } from '#server/media/media.service.ts';
import type { UploadLimits } from '#server/media/upload/read-upload.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import type { FetchOutside } from '#server/security/fetch-outside.ts';
import { importPages, type RunWrite } from './import-pages.ts';
import type { ImportReport } from './import-report.ts';
import { readContentFolder } from './read-folder.ts';
import { readWxr } from './read-wxr.ts';
import { createTakeFile } from './take-files.ts';
import { convertWordPressPages } from './wordpress-pages.ts';

export interface ImportOptions {
  readonly dryRun: boolean;
  readonly update: boolean;
  /** Language of texts that do not state one. */
  readonly language: Language;
  /** Folder with the uploads of another site. */
  readonly media?: string | undefined;
  readonly fetchMedia: boolean;
}

interface Site extends PageDeps {
  readonly mediaService: Pick<MediaService, 'storeMedia' | 'find'>;
  readonly uploadLimits: UploadLimits;
  readonly fetchOutside: FetchOutside;
}

/**
 * Imports a folder of Markdown and JSON, or a WordPress export file, as drafts.
 *
 * @throws {Error} with a sentence, if it contains nothing to import; then nothing was imported
 */
export async function importContent(
  site: Site,
  named: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const path = resolve(named);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Error(`There is nothing at ${path}.`);
  const { rehearsals } = site.storage;
  // A dry run makes the same calls and rolls them back, so it reports the same errors.
  const run: RunWrite = options.dryRun
    ? async (call) => (await rehearsals.attempt(async () => undefined, call)).answer
    : (call) => call();
  const takeFile = createTakeFile({
    media: site.mediaService,
    limits: site.uploadLimits,
    folder: options.media === undefined ? (found.isDirectory() ? path : undefined) : resolve(options.media),
    fetch: options.fetchMedia ? site.fetchOutside : undefined,
    run,
  });
  const how = { update: options.update, run, takeFile };
  const report = found.isDirectory()
    ? await importFolder(site, path, options.language, how)
    : await importWordPress(site, path, options.language, how);
  if (!options.dryRun) await site.storage.countRows();
  return report;
}

type ImportPagesOptions = Parameters<typeof importPages>[2];

async function importWordPress(
  site: Site,
  path: string,
  language: Language,
  how: ImportPagesOptions,
): Promise<ImportReport> {
  const read = convertWordPressPages(site.definitions, await readWxr(path), language);
  const report = await importPages(site, read.pages, how);
  return { ...report, notes: [...read.notes, ...report.notes] };
}

async function importFolder(
  site: Site,
  path: string,
  language: Language,
  how: ImportPagesOptions,
): Promise<ImportReport> {
  const read = await readContentFolder(site.definitions, path, language);
  if (read.pages.length + read.refused.length === 0) throw new Error(`There are no pages in ${path}.`);
  const report = await importPages(site, read.pages, how);
  return {
    ...report,
    refused: [...read.refused, ...report.refused],
    notes: [...read.notes, ...report.notes],
  };
}
