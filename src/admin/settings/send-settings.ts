import { ApiError } from '#api/client.ts';
import { saveSettings } from '#api/endpoints/settings.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { mediaQuery } from '../data/media.ts';
import { queryClient } from '../data/queries.ts';
import { api } from '../session/api.ts';
import { type StoredSettings, siteSettingsQuery } from './settings-queries.ts';

/** Saving would overwrite settings that were changed elsewhere. */
export class SettingsConflictError extends Error {}

/**
 * Saves settings with If-Match. If others were saved in between, it retries, unless it would overwrite a
 * changed setting.
 * @throws SettingsConflictError if it would; the current settings have been fetched then
 */
export async function sendSettings(
  changes: Partial<SiteSettings>,
  based: StoredSettings,
  isFree: (now: SiteSettings) => boolean,
): Promise<{ readonly before: StoredSettings; readonly after: StoredSettings }> {
  try {
    return { before: based, after: await send(changes, based.revision) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error;
  }
  const before = await queryClient.fetchQuery(siteSettingsQuery);
  if (!isFree(before.settings)) throw new SettingsConflictError();
  return { before, after: await send(changes, before.revision) };
}

async function send(body: Partial<SiteSettings>, ifMatch: string | undefined): Promise<StoredSettings> {
  const { data, revision } = await api.call(saveSettings, { body }, ifMatch === undefined ? {} : { ifMatch });
  const saved = { settings: data, revision };
  queryClient.setQueryData(siteSettingsQuery.queryKey, saved);
  await queryClient.invalidateQueries({ queryKey: ['page-settings', 'global-layout'] });
  // The media library shows which files are logo and icon.
  if (body.logo || body.favicon) void queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey });
  return saved;
}
