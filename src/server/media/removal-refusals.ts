import { trashDays } from '#api/endpoints/trash.ts';
import { defaultLanguage, resolveText } from '#content/language.ts';
import { AppError } from '#server/http/app-error.ts';
import { inPastSettingsSince, type PastUse, pastUsesOf } from '#server/journal/journal-media.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import { logoIds } from './logo-uses.ts';
import { type HoldingPage, usesOf } from './media.repository.ts';

/** Refuses, naming the pages, while one or the header of all would miss a file. */
export async function refuseInUse(db: Db, id: string): Promise<void> {
  const [uses, isLogo] = [await usesOf(db, id), (await logoIds(db)).has(id)];
  if (isLogo || uses.length > 0) throw new AppError('media/in-use', { message: usedOn(uses, isLogo) });
}

/** Whether a page, in the trash or not, or the header of all would miss a file. */
export async function isInUse(db: Db, id: string): Promise<boolean> {
  return (await usesOf(db, id)).length > 0 || (await logoIds(db)).has(id);
}

/** Refuses, naming the pages of then, while the history shows a file. */
export async function refuseInHistory(db: Db, id: string): Promise<void> {
  const past = { pages: await pastUsesOf(db, id), logoSince: await inPastSettingsSince(db, id) };
  if (past.pages.length === 0 && past.logoSince === undefined) return;
  throw new AppError('media/in-history', { message: shownBy(past) });
}

function usedOn(uses: readonly HoldingPage[], isLogo: boolean): string {
  const names = uses.map(({ title, inTrash }) => (inTrash ? `“${title}” (in the trash)` : `“${title}”`));
  const places = [
    isLogo && 'is the logo of the site',
    names.length > 0 && `is used on ${names.join(', ')}`,
  ].filter((place) => place !== false);
  return `This file ${places.join(' and ')}. Take it off there first.`;
}

interface PastUses {
  readonly pages: readonly PastUse[];
  /** Since when it was the logo; undefined where it never was. */
  readonly logoSince: string | undefined;
}

function shownBy({ pages, logoSince }: PastUses): string {
  const names = pages.map(
    ({ title, since }) => `“${resolveText(title, defaultLanguage)}” (from ${dayOf(since)})`,
  );
  const places = [
    logoSince !== undefined && `as the logo (from ${dayOf(logoSince)})`,
    names.length > 0 && `on ${names.join(', ')}`,
  ].filter((place) => place !== false);
  return `The history of the site shows this file ${places.join(' and ')}. Once it has gone from the trash, after ${trashDays} days, the pages of then have a gap.`;
}

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
