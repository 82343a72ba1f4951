import { createStore } from 'zustand/vanilla';
import type { Place } from '#document/edit.ts';
import type { PreviewTheme } from '#preview/editor-channel.ts';
import type { PageChecks } from '../work/page-checks.ts';

/** From one side of the window to the other. */
export const editorAreas = ['outline', 'page', 'properties'] as const;
export type EditorArea = (typeof editorAreas)[number];

/** What of the page the panel shows while no block is selected. */
export const pageTabs = ['page', 'layout', 'background'] as const;
export type PageTab = (typeof pageTabs)[number];

export type EditorDialog =
  | { readonly type: 'insert'; readonly at: Place }
  | { readonly type: 'commands' }
  | { readonly type: 'shortcuts' }
  | { readonly type: 'settings' }
  | { readonly type: 'checklist'; readonly checks: PageChecks; readonly publish?: () => void };

/** How the editor is looked at. None of it is stored with the page. */
export interface ViewState {
  readonly theme: PreviewTheme;
  readonly outlineOpen: boolean;
  readonly panelOpen: boolean;
  /** The one area shown where there is room for one only. */
  readonly area: EditorArea;
  readonly hoveredId: string | null;
  readonly collapsed: ReadonlySet<string>;
  readonly dialog: EditorDialog | undefined;
  readonly pageTab: PageTab;
  /** A field that was clicked in the page: the panel shows it, and takes the focus on a second click. */
  readonly fieldRequest: FieldRequest | undefined;
}

interface FieldRequest {
  readonly blockId: string;
  /** Path of the field in its block: `content`, `buttons[0].text`; undefined for the first one. */
  readonly field: string | undefined;
  readonly focus: boolean;
}

export type ViewStore = ReturnType<typeof createViewStore>;

export function createViewStore() {
  return createStore<ViewState>(() => ({
    theme: 'system',
    outlineOpen: true,
    panelOpen: true,
    area: 'page',
    hoveredId: null,
    collapsed: new Set(),
    dialog: undefined,
    pageTab: 'page',
    fieldRequest: undefined,
  }));
}
