import { mergeBackgrounds, type StoredBackground } from '#content/look/background.ts';
import { type LayoutSettings, mergeLayoutSettings } from '#content/look/layout.ts';
import type { PageSettings } from '#document/page-document.ts';
import { words } from '../words.ts';

/** Where layout and background come from, the lowest first. What the version says is edited, and saved with the page. */
export interface SettingsLevels {
  /** Null until it is known. */
  readonly globalLayout: LayoutSettings | null;
  /** Of the page as a whole, below all its versions. */
  readonly ofPage: PageSettings;
  /** Of the version that is edited, as loaded; a part is left out until it is known. */
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

/** What the frame renders the page with, beside its content; null where nothing is set. */
export interface FrameSettings extends StoredBackground {
  /** The global layout; null until it is known: then the one that the frame was served counts. */
  readonly globalLayout: LayoutSettings | null;
  readonly layoutSettings: LayoutSettings | null;
}

/** What is set for the page, and over it what its version says: as edited here, else as loaded. */
export function resolveFrameSettings(levels: SettingsLevels, edited: Partial<PageSettings>): FrameSettings {
  const version = { ...noSettings, ...levels.ofVersion, ...edited };
  return {
    globalLayout: levels.globalLayout,
    layoutSettings: mergeLayoutSettings(levels.ofPage.layoutSettings, version.layoutSettings),
    ...mergeBackgrounds(levels.ofPage, version),
  };
}

/** One sentence for each part that failed; the global layout's own message is kept where it has one. */
export function listSettingsIssues({ globalLayout, pageLayout, pageBackground }: SettingsErrors): string[] {
  const say = words.preview.settingsFailed;
  return [
    globalLayout && (globalLayout.message || say.globalLayout),
    pageLayout && say.pageLayout,
    pageBackground && say.pageBackground,
  ].filter((sentence) => sentence !== null);
}
