import { ApiError } from '#api/client.ts';
import { saveSettings } from '#api/endpoints/settings.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { mediaQuery } from '../data/media.ts';
import { queryClient } from '../data/queries.ts';
import { api } from '../session/api.ts';
import { type ReadSettings, siteSettingsQuery } from './settings-queries.ts';

/** Somebody else has changed what was about to be written over. */
export class SettingsMoved extends Error {}

/**
 * Saves settings over what they are based on. Where somebody else saved in between, it goes on if nothing that they changed
 * would be written over.
 * @throws SettingsMoved where it would; what there is now has been read then
 */
export async function sendSettings(
  changes: Partial<SiteSettings>,
  based: ReadSettings,
  isFree: (now: SiteSettings) => boolean,
): Promise<{ readonly before: ReadSettings; readonly after: ReadSettings }> {
  try {
    return { before: based, after: await send(changes, based.revision) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error;
  }
  const before = await queryClient.fetchQuery(siteSettingsQuery);
  if (!isFree(before.settings)) throw new SettingsMoved();
  return { before, after: await send(changes, before.revision) };
}

async function send(body: Partial<SiteSettings>, ifMatch: string | undefined): Promise<ReadSettings> {
  const { data, revision } = await api.call(saveSettings, { body }, ifMatch === undefined ? {} : { ifMatch });
  const saved = { settings: data, revision };
  queryClient.setQueryData(siteSettingsQuery.queryKey, saved);
  await queryClient.invalidateQueries({ queryKey: ['page-settings', 'global-layout'] });
  // The library says which files are logo and icon.
  if (body.logo || body.favicon) void queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey });
  return saved;
}
