import { logoFiles, type SiteLogo } from '#content/site-logo.ts';
import { findPastSettings } from '#server/journal/past.repository.ts';
import { readSettings, storedSettings } from '#server/settings/settings.service.ts';
import type { Db } from '#server/storage/schema.ts';
import { mediaIdIn } from './media-address.ts';

/** The ids of the files that are the site's logo: every page shows them, and none of them names them. */
export async function logoIds(db: Db): Promise<ReadonlySet<string>> {
  const ids = logoFiles((await readSettings(db)).logo).map(mediaIdIn);
  return new Set(ids.filter((id) => id !== undefined));
}

/** Whether a file is the logo, by the addresses it goes by. */
export async function isLogo(db: Db, urls: readonly string[]): Promise<boolean> {
  return names((await readSettings(db)).logo, urls);
}

/** Whether a file was the logo at a moment. */
export async function wasLogo(db: Db, urls: readonly string[], moment: string): Promise<boolean> {
  const stored = await findPastSettings(db, moment);
  return stored !== undefined && names(storedSettings(stored).logo, urls);
}

function names(logo: SiteLogo, urls: readonly string[]): boolean {
  return logoFiles(logo).some((url) => urls.includes(url));
}
