import type { Refusal } from './refusal.ts';

type ContentBody = Readonly<
  Partial<Record<'title' | 'overview' | 'translations' | 'metadata' | 'language' | 'versionId', unknown>>
>;

/** Message for content without its blocks. The beginning is specified. */
export const safetyBlock =
  'SAFETY BLOCK: Cannot update page content without valid overview data. Send the complete list of blocks as "overview".';

/** True for a content save: a body with any of these fields, which then needs the complete list of blocks. */
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

/** Refuses a content save without the page's blocks before it is sent. */
export function refuseWithoutOverview(body: ContentBody): Refusal | undefined {
  if (!isContentSave(body) || Array.isArray(body.overview)) return undefined;
  return { status: 400, code: 'input/no-overview', message: safetyBlock };
}
