import {
  deletePageBackground,
  deletePageLayout,
  getPageBackground,
  getPageLayout,
  savePageBackground,
  savePageLayout,
} from '#api/endpoints/settings.ts';
import { isEqual } from '#content/is-equal.ts';
import type { StoredBackground } from '#content/look/background.ts';
import type { LayoutSettings } from '#content/look/layout.ts';
import { mergeSettings } from '#document/merge/merge-settings.ts';
import { type PageSettings, pageSettingNames } from '#document/page-document.ts';
import { queryClient } from '../../../data/queries.ts';
import { pageBackgroundQuery, pageLayoutQuery } from '../../../page-settings/settings-queries.ts';
import { api } from '../../../session/api.ts';

/** Version that settings are saved to. */
interface Target {
  readonly pageId: string;
  readonly versionId: string;
}

/** Picks the known settings that differ from the last known state of the server. */
export function pickChangedSettings(
  known: Partial<PageSettings>,
  wanted: Partial<PageSettings>,
): readonly (keyof PageSettings)[] {
  return pageSettingNames.filter(
    (name) => wanted[name] !== undefined && known[name] !== undefined && !isEqual(known[name], wanted[name]),
  );
}

/**
 * Saves the changed settings and returns the server's state. Reads them first, so that other members' changes
 * are merged value by value.
 */
export async function sendPageSettings(
  target: Target,
  known: Partial<PageSettings>,
  wanted: Partial<PageSettings>,
): Promise<Partial<PageSettings>> {
  const changed = pickChangedSettings(known, wanted);
  const layout = changed.includes('layoutSettings') ? await sendLayout(target, known, wanted) : {};
  const isBackground = changed.some((name) => name !== 'layoutSettings');
  return { ...layout, ...(isBackground ? await sendBackground(target, known, wanted) : {}) };
}

async function sendLayout(query: Target, known: Partial<PageSettings>, wanted: Partial<PageSettings>) {
  const { data, revision: ifMatch } = await api.call(getPageLayout, { query });
  const { layoutSettings = null } = mergeSettings({
    base: known,
    mine: wanted,
    theirs: data.settings,
  });
  if (layoutSettings) await api.call(savePageLayout, { query, body: { layoutSettings } }, { ifMatch });
  else await api.call(deletePageLayout, { query }, { ifMatch });
  keepLayout(query, layoutSettings);
  return { layoutSettings };
}

async function sendBackground(query: Target, known: Partial<PageSettings>, wanted: Partial<PageSettings>) {
  const { data, revision: ifMatch } = await api.call(getPageBackground, { query });
  const { backgroundSettings = null, dynamicBackgroundSettings = null } = mergeSettings({
    base: { ...data.settings, ...known },
    mine: { ...data.settings, ...wanted },
    theirs: data.settings,
  });
  const body = { backgroundSettings, dynamicBackgroundSettings };
  if (backgroundSettings || dynamicBackgroundSettings) {
    await api.call(savePageBackground, { query, body }, { ifMatch });
  } else await api.call(deletePageBackground, { query }, { ifMatch });
  keepBackground(query, body);
  return body;
}

/**
 * Updates the cache with the saved settings, and cancels pending requests, whose responses would be older.
 */
function keepLayout({ pageId, versionId }: Target, layout: LayoutSettings | null): void {
  const { queryKey } = pageLayoutQuery(pageId, versionId);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, layout);
}

function keepBackground({ pageId, versionId }: Target, background: StoredBackground): void {
  const { queryKey } = pageBackgroundQuery(pageId, versionId);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, background);
}
