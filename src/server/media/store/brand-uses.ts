import { parseMediaId } from '#content/media/media-url.ts';
import { filesOfPicture, type PictureByTheme } from '#content/media/themed-picture.ts';
import { findPastSettings } from '#server/journal/past.repository.ts';
import { parseStoredSettings, readSettings } from '#server/settings/settings.service.ts';
import type { Db } from '#server/storage/schema.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { isNamed } from './media.repository.ts';

/** What of the site a file is beside what pages show. */
export interface BrandUses {
  readonly isLogo: boolean;
  readonly isFavicon: boolean;
}

/** Says of files whether they are the site's logo or its icon: every page shows those, and none of them names them. */
export async function brandUses(db: Db): Promise<(id: string) => BrandUses> {
  const { logo, favicon } = await readSettings(db);
  const [logos, favicons] = [idsOf(logo), idsOf(favicon)];
  return (id) => ({ isLogo: logos.has(id), isFavicon: favicons.has(id) });
}

/** Whether all pages would miss a file that none of them names. */
export async function isOfBrand(db: Db, id: string): Promise<boolean> {
  const { isLogo, isFavicon } = (await brandUses(db))(id);
  return isLogo || isFavicon;
}

function idsOf(picture: PictureByTheme): ReadonlySet<string> {
  const ids = filesOfPicture(picture).map(parseMediaId);
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
  return id !== undefined && idsOf(logo).has(id);
}

/**
 * Says that visitors may see a difference where a page, in any of its versions, the header or the tab of all names the file. What
 * nobody names changes nothing that is prepared for them, however many files the studio uploads meanwhile.
 */
export async function changesWhereNamed(scope: WriteScope, id: string): Promise<void> {
  // A page that is saved at the same time has named it by now, or is drawn once this write is done.
  await scope.holdSite();
  if ((await isNamed(scope.db, id)) || (await isOfBrand(scope.db, id))) scope.changesSite();
}
