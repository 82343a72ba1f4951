import { mergeBackgrounds, type StoredBackground } from '#content/look/background.ts';
import { type LayoutSettings, mergeLayoutSettings } from '#content/look/layout.ts';
import type { PageSettings } from '#document/page-document.ts';
import { words } from '../words.ts';

/**
 * Sources of layout and background, the lowest first. Those of the version are edited, and saved with the
 * page.
 */
export interface SettingsLevels {
  /** Null until loaded. */
  readonly globalLayout: LayoutSettings | null;
  /** Settings of the page, below those of all its versions. */
  readonly ofPage: PageSettings;
  /** Settings of the edited version, as loaded; a part is undefined until it is loaded. */
  readonly ofVersion: Partial<PageSettings>;
}

export interface SettingsErrors {
  readonly globalLayout: Error | null;
  readonly pageLayout: Error | null;
  readonly pageBackground: Error | null;
}

export const noSettings: PageSettings = {
  layoutSettings: null,
  backgroundSettings: null,
  dynamicBackgroundSettings: null,
};

/** Settings with which the frame renders the page; null if none are set. */
export interface FrameSettings extends StoredBackground {
  /** The global layout; null until loaded: then the frame uses the one in its document. */
  readonly globalLayout: LayoutSettings | null;
  readonly layoutSettings: LayoutSettings | null;
}

/** Merges the page's settings with those of its version: as edited, or else as loaded. */
export function resolveFrameSettings(levels: SettingsLevels, edited: Partial<PageSettings>): FrameSettings {
  const version = { ...noSettings, ...levels.ofVersion, ...edited };
  return {
    globalLayout: levels.globalLayout,
    layoutSettings: mergeLayoutSettings(levels.ofPage.layoutSettings, version.layoutSettings),
    ...mergeBackgrounds(levels.ofPage, version),
  };
}

/** Lists a sentence for each part that failed to load; the global layout's error keeps its own message. */
export function listSettingsIssues({ globalLayout, pageLayout, pageBackground }: SettingsErrors): string[] {
  const say = words.preview.settingsFailed;
  return [
    globalLayout && (globalLayout.message || say.globalLayout),
    pageLayout && say.pageLayout,
    pageBackground && say.pageBackground,
  ].filter((sentence) => sentence !== null);
}
