import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePage } from '#api/schemas/page.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import type { PageBackground } from '#content/background.ts';
import type { Block } from '#content/block.ts';
import type { Translated } from '#content/language.ts';
import type { LayoutSettings } from '#content/layout.ts';
import type { PageKind } from '#content/page.ts';
import { mediaPrefix } from '#seed/seed-page.ts';
import { AppError } from './http/app-error.ts';
import type { MediaService } from './media/media.service.ts';
import { createPage } from './pages/create-page.ts';
import type { PageDeps } from './pages/page-deps.ts';
import { savePageBackground, savePageLayout } from './pages/page-settings.service.ts';
import { findPage } from './pages/pages.repository.ts';
import { findSettings, upsertSetting } from './settings/settings.repository.ts';
import { saveSettings } from './settings/settings.service.ts';

/** A site written down as data, parents before their children. */
export interface SiteSeed {
  readonly pages: readonly {
    readonly identifier: string;
    readonly kind: PageKind;
    readonly parentIdentifier?: string;
    readonly title: Translated;
    readonly overview: readonly Block[];
    readonly hideFromSearchEngines?: boolean;
    readonly showInMenu?: boolean;
    readonly requiresLogin?: boolean;
    readonly loginPassword?: string;
    readonly layout?: LayoutSettings;
    readonly background?: Partial<PageBackground>;
  }[];
  readonly settings?: Partial<SiteSettings>;
  /** Where the files named `seed:…` are. */
  readonly mediaFolder: string;
}

interface SeedDeps extends PageDeps {
  readonly mediaService: MediaService;
}

const seededKey = 'seeded';

/**
 * Fills a site that has never been filled. Killed halfway it goes on at the next start; once done it never
 * comes back, whatever people delete. Answers whether it did something.
 */
export async function seedSite(deps: SeedDeps, seed: SiteSeed): Promise<boolean> {
  const { storage } = deps;
  if ((await findSettings(storage.db)).get(seededKey) === true) return false;
  const addresses = new Map<string, Promise<string>>();
  const store = (file: string) => storeFile(deps, seed.mediaFolder, file);
  for (const { overview, layout, background, ...page } of seed.pages) {
    if (await findPage(storage.db, page.identifier)) continue;
    const blocks = (await withMedia(overview, addresses, store)) as Block[];
    const id = await createUnlessThere(deps, { ...page, overview: blocks, status: 'PUBLISHED' });
    if (id && layout) await savePageLayout(deps, { pageId: id }, layout, 'system');
    if (id && background) await savePageBackground(deps, { pageId: id }, background, 'system');
  }
  if (seed.settings) await saveSettings(storage, seed.settings, 'system');
  await storage.write(null, async (scope) => {
    await upsertSetting(scope.db, seededKey, true, scope.now);
    scope.record('site/seed', 'site', { pages: seed.pages.length });
  });
  return true;
}

/** Another instance that starts on the same empty database may be first: then the page is there, and good. */
async function createUnlessThere(deps: PageDeps, page: CreatePage): Promise<string | undefined> {
  try {
    return (await createPage(deps, page, 'system')).answer.id;
  } catch (error) {
    if (error instanceof AppError && error.code === 'page/identifier-taken') return undefined;
    throw error;
  }
}

async function storeFile({ mediaService }: SeedDeps, folder: string, file: string): Promise<string> {
  const { url } = await mediaService.storeMedia(await readFile(join(folder, file)), file);
  return url;
}

/** Copies a value with every `seed:…` replaced by the address of that file in the library. */
async function withMedia(
  value: unknown,
  addresses: Map<string, Promise<string>>,
  store: (file: string) => Promise<string>,
): Promise<unknown> {
  if (typeof value === 'string' && value.startsWith(mediaPrefix)) {
    const file = value.slice(mediaPrefix.length);
    const address = addresses.get(file) ?? store(file);
    addresses.set(file, address);
    return address;
  }
  if (Array.isArray(value)) return Promise.all(value.map((item) => withMedia(item, addresses, store)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([key, inner]) => [
    key,
    await withMedia(inner, addresses, store),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
