import { createStore } from 'zustand/vanilla';
import type { Language } from '#content/language.ts';
import { breakpoints, type Device } from '#content/layout.ts';
import type { Place } from '#document/edit.ts';
import type { PreviewTheme } from '#preview/editor-channel.ts';
import type { PageChecks } from '../work/page-checks.ts';

/** Widths of the page in the frame, in CSS pixels. Desktop is at least this wide, and fills what there is. */
export const frameWidths: Readonly<Record<Device, number>> = { mobile: 390, tablet: 820, desktop: 1280 };

export type EditorArea = 'outline' | 'page' | 'properties';

export type EditorDialog =
  | { readonly type: 'insert'; readonly at: Place }
  | { readonly type: 'commands' }
  | { readonly type: 'shortcuts' }
  | { readonly type: 'settings' }
  | { readonly type: 'checklist'; readonly checks: PageChecks; readonly publish?: () => void };

/** How the editor is looked at. None of it is stored with the page. */
export interface ViewState {
  readonly language: Language;
  readonly theme: PreviewTheme;
  readonly device: Device;
  /** A width dragged by hand, in CSS pixels; undefined for the device's own. */
  readonly frameWidth: number | undefined;
  readonly zoom: 'fit' | 'full';
  /** How large a pixel of the page is rendered just now. */
  readonly scale: number;
  readonly outlineOpen: boolean;
  readonly panelOpen: boolean;
  /** The one area shown where there is room for one only. */
  readonly area: EditorArea;
  readonly hoveredId: string | null;
  readonly collapsed: ReadonlySet<string>;
  readonly dialog: EditorDialog | undefined;
  /** A field that was clicked in the page: the panel shows it, and takes the focus on a second click. */
  readonly fieldRequest: FieldRequest | undefined;
}

interface FieldRequest {
  readonly blockId: string;
  /** Path of the field in its block: `content`, `buttons[0].text`. */
  readonly field: string;
  readonly focus: boolean;
}

export type ViewStore = ReturnType<typeof createViewStore>;

export function createViewStore(language: Language, device: Device) {
  return createStore<ViewState>(() => ({
    language,
    theme: 'system',
    device,
    frameWidth: undefined,
    zoom: 'fit',
    scale: 1,
    outlineOpen: true,
    panelOpen: true,
    area: 'page',
    hoveredId: null,
    collapsed: new Set(),
    dialog: undefined,
    fieldRequest: undefined,
  }));
}

/** The device whose values a page of this width shows. */
export function deviceAt(width: number): Device {
  if (width < breakpoints.tablet) return 'mobile';
  return width < breakpoints.desktop ? 'tablet' : 'desktop';
}
