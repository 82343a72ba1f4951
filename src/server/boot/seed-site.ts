import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CreatePageBody } from '#api/schemas/page.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Block, Definitions } from '#content/block/block.ts';
import { walkVisibleBlocks } from '#content/block/slots.ts';
import type { Translated } from '#content/language/language.ts';
import { listDescribedMedia } from '#content/media/described-media.ts';
import { mediaPrefix, type StartingPage } from '#seed/starting-content.ts';
import type { MediaService } from '#server/media/media.service.ts';
import { createPage } from '#server/pages/content/create-page.ts';
import { savePageBackground, savePageLayout } from '#server/pages/content/page-settings.service.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { findPage } from '#server/pages/store/pages.repository.ts';
import { findSettings, upsertSetting } from '#server/settings/settings.repository.ts';
import { saveSettings } from '#server/settings/settings.service.ts';
import type { Db } from '#server/storage/schema.ts';

/** Starting content with its pages loaded. */
export interface SiteSeed {
  readonly pages: readonly StartingPage[];
  readonly settings?: Partial<SiteSettings>;
  /** Folder of the files named `seed:…`. */
  readonly mediaFolder: string;
}

interface SeedDeps extends PageDeps {
  readonly mediaService: MediaService;
}

/** Settings of new sites that differ from the defaults. Sites of earlier versions keep the defaults. */
const newSiteSettings = { headerLinks: true } as const satisfies Partial<SiteSettings>;

const seededKey = 'seeded';

/** True once a site has been filled, even if the content was changed since. */
export async function isSeeded(db: Db): Promise<boolean> {
  return (await findSettings(db)).get(seededKey) === true;
}

/**
 * Fills a new site. An interrupted run continues at the next start; a completed one never repeats, even if
 * the content is deleted. Returns whether it did anything.
 */
export async function seedSite(deps: SeedDeps, seed: SiteSeed): Promise<boolean> {
  const { storage } = deps;
  if (await isSeeded(storage.db)) return false;
  const addresses = new Map<string, Promise<string>>();
  const described = collectAltTexts(deps.definitions, seed);
  const store = (file: string) => storeFile(deps, join(seed.mediaFolder, file), described.get(file));
  for (const { overview, layout, background, ...page } of seed.pages) {
    const blocks = (await withMedia(overview, addresses, store)) as Block[];
    const found = await findPage(storage.db, page.identifier);
    const id = found?.id ?? (await createSeedPage(deps, { ...page, overview: blocks, status: 'PUBLISHED' }));
    // Runs for existing pages too, since an earlier start may have been interrupted before this step.
    if (layout) await savePageLayout(deps, { pageId: id }, layout, 'system');
    if (background) await savePageBackground(deps, { pageId: id }, background, 'system');
  }
  await saveSettings(storage, { ...newSiteSettings, ...seed.settings }, 'system');
  await storage.write(null, async (scope) => {
    await upsertSetting(scope.db, seededKey, true, scope.now);
    scope.record('site/seed', 'site', { pages: seed.pages.length });
  });
  return true;
}

async function createSeedPage(deps: PageDeps, page: CreatePageBody): Promise<string> {
  return (await createPage(deps, page, 'system')).answer.id;
}

/** Takes the alt text of files from the first page that shows each. */
function collectAltTexts(definitions: Definitions, { pages }: SiteSeed): ReadonlyMap<string, Translated> {
  const found = pages
    .flatMap(({ overview }) => [...walkVisibleBlocks(definitions, overview)])
    .flatMap(({ block }) => listDescribedMedia(definitions, block))
    .filter(({ address }) => address.startsWith(mediaPrefix));
  return new Map(found.toReversed().map(({ address, words }) => [address.slice(mediaPrefix.length), words]));
}

async function storeFile(
  { mediaService }: SeedDeps,
  path: string,
  alt: Translated | undefined,
): Promise<string> {
  const stored = await mediaService.storeMedia(await readFile(path), basename(path), null, alt);
  const poster = await readPoster(path);
  if (poster && !stored.copies?.poster) {
    await mediaService.videos.addPoster({ id: stored.id, of: stored.url, bytes: poster }, null);
  }
  return stored.url;
}

/** Reads a video's poster from a file of the same name, which for uploads the browser creates. */
async function readPoster(path: string): Promise<Uint8Array | undefined> {
  if (!path.endsWith('.webm')) return undefined;
  return readFile(path.replace(/\.webm$/, '-poster.jpg'));
}

/** Copies a value, with every `seed:…` replaced by the file's URL in the library. */
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
