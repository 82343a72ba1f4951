import type { Refusal } from './refusal.ts';

type ContentBody = Readonly<
  Partial<Record<'title' | 'overview' | 'translations' | 'metadata' | 'language' | 'versionId', unknown>>
>;

/** Why content without its blocks is not saved, with what to do instead. The beginning is specified. */
export const safetyBlock =
  'SAFETY BLOCK: Cannot update page content without valid overview data. Send the complete list of blocks as "overview".';

/** A body with any of these is a content save, and then needs the complete list of blocks. */
export function isContentSave({
  title,
  overview,
  translations,
  metadata,
  language,
  versionId,
}: ContentBody): boolean {
  return [title, overview, translations, metadata, language, versionId].some((value) => value !== undefined);
}

/** Refuses a content save that would leave the page without its blocks, before anything is sent. */
export function refuseWithoutOverview(body: ContentBody): Refusal | undefined {
  if (!isContentSave(body) || Array.isArray(body.overview)) return undefined;
  return { status: 400, code: 'input/no-overview', message: safetyBlock };
}
