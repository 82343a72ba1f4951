import { trashDays } from '#api/endpoints/trash.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { AppError } from '#server/http/app-error.ts';
import { findPastSettingsUse, listPastUses, type PastUse } from '#server/journal/journal-media.repository.ts';
import { type BrandUses, isOfBrand, readBrandUses } from '#server/media/store/brand-uses.ts';
import { type HoldingPage, listHoldingPages } from '#server/media/store/media.repository.ts';
import type { Db } from '#server/storage/schema.ts';

/** Throws, naming the pages, if a page, the header or the favicon uses a file. */
export async function refuseInUse(db: Db, id: string): Promise<void> {
  const [uses, brand] = [await listHoldingPages(db, id), (await readBrandUses(db))(id)];
  if (brand.isLogo || brand.isFavicon || uses.length > 0) {
    throw new AppError('media/in-use', { message: describeUses(uses, brand) });
  }
}

/** True if a page, in the trash or not, the header or the favicon uses a file. */
export async function isMediaInUse(db: Db, id: string): Promise<boolean> {
  return (await listHoldingPages(db, id)).length > 0 || (await isOfBrand(db, id));
}

/** Throws, naming the pages of that time, if the site history shows a file. */
export async function refuseInHistory(db: Db, id: string): Promise<void> {
  const past = { pages: await listPastUses(db, id), brandSince: await findPastSettingsUse(db, id) };
  if (past.pages.length === 0 && past.brandSince === undefined) return;
  throw new AppError('media/in-history', { message: describePastUses(past) });
}

function describeUses(uses: readonly HoldingPage[], { isLogo, isFavicon }: BrandUses): string {
  const names = uses.map(({ title, inTrash }) => (inTrash ? `“${title}” (in the trash)` : `“${title}”`));
  const places = [
    isLogo && 'is the site’s logo',
    isFavicon && 'is the site’s icon',
    names.length > 0 && `is used on ${names.join(', ')}`,
  ].filter((place) => place !== false);
  return `This file ${places.join(' and ')}. Remove it there first.`;
}

interface PastUses {
  readonly pages: readonly PastUse[];
  /** When it became the logo or the favicon; undefined if it never was. */
  readonly brandSince: string | undefined;
}

function describePastUses({ pages, brandSince }: PastUses): string {
  const names = pages.map(
    ({ title, since }) => `“${resolveText(title, defaultLanguage)}” (from ${formatDay(since)})`,
  );
  const places = [
    brandSince !== undefined && `as the logo or the icon (from ${formatDay(brandSince)})`,
    names.length > 0 && `on ${names.join(', ')}`,
  ].filter((place) => place !== false);
  return `The site history shows this file ${places.join(' and ')}. If you delete it, earlier states have a gap once it leaves the trash after ${trashDays} days.`;
}

function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
