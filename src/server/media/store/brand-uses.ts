import { parseMediaId } from '#content/media/media-url.ts';
import { listPictureFiles, type PictureByTheme } from '#content/media/picture-by-theme.ts';
import { findPastSettings } from '#server/journal/past.repository.ts';
import { parseStoredSettings, readSettings } from '#server/settings/settings.service.ts';
import type { Db } from '#server/storage/schema.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { isNamed } from './media.repository.ts';

/** Uses of a file in the site's identity, apart from pages. */
export interface BrandUses {
  readonly isLogo: boolean;
  readonly isFavicon: boolean;
}

/**
 * Reads which files are the site's logo and favicon. Every page shows them without naming them in its
 * content.
 */
export async function readBrandUses(db: Db): Promise<(id: string) => BrandUses> {
  const { logo, favicon } = await readSettings(db);
  const [logos, favicons] = [listIds(logo), listIds(favicon)];
  return (id) => ({ isLogo: logos.has(id), isFavicon: favicons.has(id) });
}

/** True if a file is the logo or the favicon. */
export async function isOfBrand(db: Db, id: string): Promise<boolean> {
  const { isLogo, isFavicon } = (await readBrandUses(db))(id);
  return isLogo || isFavicon;
}

function listIds(picture: PictureByTheme): ReadonlySet<string> {
  const ids = listPictureFiles(picture).map(parseMediaId);
  return new Set(ids.filter((id) => id !== undefined));
}

/** True if the URL names the file of the logo. */
export async function isLogo(db: Db, url: string): Promise<boolean> {
  return shows((await readSettings(db)).logo, url);
}

/** True if the URL names the file that was the logo at a moment. */
export async function wasLogo(db: Db, url: string, moment: string): Promise<boolean> {
  const stored = await findPastSettings(db, moment);
  return stored !== undefined && shows(parseStoredSettings(stored).logo, url);
}

function shows(logo: PictureByTheme, url: string): boolean {
  const id = parseMediaId(url);
  return id !== undefined && listIds(logo).has(id);
}

/**
 * Invalidates rendered pages if a version of a page, the header or the favicon names the file. Uploads that
 * nothing names invalidate nothing.
 */
export async function changeSiteIfNamed(scope: WriteScope, id: string): Promise<void> {
  // A page saved at the same time either has named the file by now, or is rendered after this write.
  await scope.holdSite();
  if ((await isNamed(scope.db, id)) || (await isOfBrand(scope.db, id))) scope.changesSite();
}
