import {
  type BackgroundSettings,
  type DynamicBackgroundSettings,
  dynamicBackgroundTypes,
  type PageBackground,
} from '#content/look/background.ts';

/** The undo label of a change, and the id of the gesture it belongs to while it streams. */
interface Change {
  readonly label: string;
  readonly streams?: string;
}

/** A background and the changes that a person can make to it. */
export interface BackgroundChanges {
  readonly background: PageBackground;
  readonly setStill: (change: Partial<BackgroundSettings>, how: Change) => void;
  readonly setDynamic: (next: DynamicBackgroundSettings, how: Change) => void;
}

/** Kinds of background: fixed, or one of the three that change with scrolling. */
export type BackgroundKind = 'fixed' | DynamicBackgroundSettings['type'];

export const backgroundKinds: readonly BackgroundKind[] = ['fixed', ...dynamicBackgroundTypes];

export function getBackgroundKind({ enabled, type }: DynamicBackgroundSettings): BackgroundKind {
  return enabled ? type : 'fixed';
}

/** A quiet warm tone with enough contrast for text, so that a change is visible before a colour is chosen. */
const tint = { light: 'oklch(0.92 0.045 60)', dark: 'oklch(0.27 0.035 50)' } as const; // optical: one to begin with

/**
 * Returns the settings with another kind. Settings of the other kinds are kept, so that switching back
 * restores them; a kind without a colour starts with the default tint.
 */
export function withKind(
  { backgroundSettings: still, dynamicBackgroundSettings: dynamic }: PageBackground,
  kind: BackgroundKind,
): DynamicBackgroundSettings {
  if (kind === 'fixed') return { ...dynamic, enabled: false };
  const next: DynamicBackgroundSettings = { ...dynamic, enabled: true, type: kind };
  switch (kind) {
    case 'scroll-color-transition':
      if (next.endColorLight || next.endColorDark) return next;
      return {
        ...next,
        startColorLight: next.startColorLight || still.backgroundColorLight || 'var(--color-paper)',
        startColorDark: next.startColorDark || still.backgroundColorDark || 'var(--color-paper)',
        endColorLight: tint.light,
        endColorDark: tint.dark,
      };
    case 'scroll-opacity':
      if (next.opacityBackgroundLight || next.opacityBackgroundDark) return next;
      return { ...next, opacityBackgroundLight: tint.light, opacityBackgroundDark: tint.dark };
    case 'scroll-hue-rotation':
      if (next.hueBackgroundLight || next.hueBackgroundDark) return next;
      return { ...next, hueBackgroundLight: tint.light, hueBackgroundDark: tint.dark };
  }
}
