import {
  type BackgroundSettings,
  type DynamicBackgroundSettings,
  mergeBackgrounds,
  type PageBackground,
  resolveBackground,
  type StoredBackground,
} from '#content/background.ts';
import { batch, settingEdit } from '#document/edit.ts';
import { words } from '../../../words.ts';
import { useDraft, useEditor } from '../../services/editor-context.ts';
import { useSettingsLevels } from '../../services/settings-levels.ts';
import { backgroundWords } from './background-words.ts';

/** How a change is told, and of what it is a part while it streams. */
interface Change {
  readonly label: string;
  readonly streams?: string;
}

export interface BackgroundEditing {
  /** What the page stands on: set here, or for all versions of the page. */
  readonly background: PageBackground;
  readonly isOwn: boolean;
  /** True where what is shown is set for all versions, and not here. */
  readonly isInherited: boolean;
  readonly setStill: (change: Partial<BackgroundSettings>, how: Change) => void;
  readonly setDynamic: (next: DynamicBackgroundSettings, how: Change) => void;
  readonly reset: () => void;
}

/** The page's background, and what a person does to it; undefined until it is known. */
export function useBackground(): BackgroundEditing | undefined {
  const { editing } = useEditor();
  const backgroundSettings = useDraft(({ content }) => content.backgroundSettings);
  const dynamicBackgroundSettings = useDraft(({ content }) => content.dynamicBackgroundSettings);
  const { ofPage } = useSettingsLevels().levels;
  if (backgroundSettings === undefined || dynamicBackgroundSettings === undefined) return undefined;
  const own: StoredBackground = { backgroundSettings, dynamicBackgroundSettings };
  const background = resolveBackground(mergeBackgrounds(ofPage, own));
  const isOwn = backgroundSettings !== null || dynamicBackgroundSettings !== null;
  const reset = batch([
    settingEdit('backgroundSettings', null),
    settingEdit('dynamicBackgroundSettings', null),
  ]);
  return {
    background,
    isOwn,
    isInherited: !isOwn && (ofPage.backgroundSettings ?? ofPage.dynamicBackgroundSettings) !== null,
    setStill: (change, how) =>
      editing.setSetting('backgroundSettings', { ...background.backgroundSettings, ...change }, how),
    setDynamic: (next, how) => editing.setSetting('dynamicBackgroundSettings', next, how),
    reset: () => editing.apply(reset, words.history.change(backgroundWords.name)),
  };
}
