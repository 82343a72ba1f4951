import { useQuery } from '@tanstack/react-query';
import {
  mergeBackgrounds,
  noBackground,
  resolveBackground,
  type StoredBackground,
} from '#content/look/background.ts';
import { batch, settingEdit } from '#document/edit.ts';
import type { BackgroundChanges } from '../../../forms/background/background-kind.ts';
import { backgroundWords } from '../../../forms/background/background-words.ts';
import { siteQuery } from '../../../page-settings/settings-queries.ts';
import { words } from '../../../words.ts';
import { useDraft, useEditor } from '../../services/editor-context.ts';
import { useSettingsLevels } from '../../services/settings-levels.ts';

/** What the page stands on: set here, for all versions of the page, or for all pages. */
export interface BackgroundEditing extends BackgroundChanges {
  readonly isOwn: boolean;
  /** Whose background is shown, where nothing is set here; undefined where nobody has said anything. */
  readonly follows: 'page' | 'site' | undefined;
  readonly reset: () => void;
}

/** The page's background, and what a person does to it; undefined until it is known. */
export function useBackground(): BackgroundEditing | undefined {
  const { editing } = useEditor();
  const backgroundSettings = useDraft(({ content }) => content.backgroundSettings);
  const dynamicBackgroundSettings = useDraft(({ content }) => content.dynamicBackgroundSettings);
  const { ofPage } = useSettingsLevels().levels;
  const site = useQuery(siteQuery);
  if (site.isPending) return undefined;
  const ofSite = site.data?.background ?? noBackground;
  if (backgroundSettings === undefined || dynamicBackgroundSettings === undefined) return undefined;
  const own: StoredBackground = { backgroundSettings, dynamicBackgroundSettings };
  const background = resolveBackground(mergeBackgrounds(ofSite, ofPage, own));
  const isOwn = says(own);
  const reset = batch([
    settingEdit('backgroundSettings', null),
    settingEdit('dynamicBackgroundSettings', null),
  ]);
  return {
    background,
    isOwn,
    follows: isOwn ? undefined : speaker(ofPage, ofSite),
    setStill: (change, how) =>
      editing.setSetting('backgroundSettings', { ...background.backgroundSettings, ...change }, how),
    setDynamic: (next, how) => editing.setSetting('dynamicBackgroundSettings', next, how),
    reset: () => editing.apply(reset, words.history.change(backgroundWords.name)),
  };
}

function speaker(ofPage: StoredBackground, ofSite: StoredBackground): BackgroundEditing['follows'] {
  if (says(ofPage)) return 'page';
  return says(ofSite) ? 'site' : undefined;
}

function says({ backgroundSettings, dynamicBackgroundSettings }: StoredBackground): boolean {
  return backgroundSettings !== null || dynamicBackgroundSettings !== null;
}
