import { createStore } from 'zustand/vanilla';
import type { FieldTab } from '#content/fields/field.ts';
import type { Place } from '#document/edit.ts';
import type { PreviewTheme } from '#preview/channel.ts';
import type { MenuAnchor } from '../../shared/menu/menu-anchor.ts';
import type { Insertable } from '../work/insertable.ts';
import type { FileArrangement, FilePlace } from './arrange-files.ts';
import type { Slash } from './page-writing.ts';

/** From left to right. */
export const editorAreas = ['outline', 'page', 'properties'] as const;
export type EditorArea = (typeof editorAreas)[number];

/** Tabs of the panel while no block is selected. */
export const pageTabs = ['page', 'layout', 'background'] as const;
export type PageTab = (typeof pageTabs)[number];

export type EditorDialog =
  | {
      readonly type: 'insert';
      readonly at: Place;
      /** True if it was opened in the page: the caret returns there. */
      readonly inPage?: boolean;
      readonly slash?: Slash;
    }
  | { readonly type: 'commands' }
  | { readonly type: 'shortcuts' }
  | { readonly type: 'settings' }
  | { readonly type: 'schedule' }
  | { readonly type: 'share' }
  | { readonly type: 'search' }
  | { readonly type: 'version'; readonly versionId: string }
  | {
      readonly type: 'files';
      readonly files: readonly File[];
      readonly at: FilePlace;
      readonly ways: readonly FileArrangement[];
    }
  /** The menu of the selected blocks. */
  | { readonly type: 'block-menu'; readonly at: MenuAnchor; readonly field: string | undefined }
  /** The media library, for an empty media field of a block. */
  | { readonly type: 'media'; readonly blockId: string; readonly field: string }
  | { readonly type: 'save-section' }
  | { readonly type: 'preflight' }
  | { readonly type: 'publish' }
  /** The list of versions, optionally with one selected. */
  | { readonly type: 'versions'; readonly selected?: string };

/** Starts a drag from a pressed item of the insert menu into the page. */
export type StartInsertDrag = (press: {
  readonly insertable: Insertable;
  readonly start: PointerEvent;
  /** The pressed element, which captures the pointer. */
  readonly holder: HTMLElement;
  readonly begun: () => void;
  /** Called after the drop with the id of the new block, or undefined if the drag was cancelled. */
  readonly ended: (blockId: string | undefined) => void;
}) => void;

/** View state of the editor. Nothing in it is stored with the page. */
export interface ViewState {
  readonly theme: PreviewTheme;
  readonly outlineOpen: boolean;
  readonly panelOpen: boolean;
  /** The visible area in a window with room for only one. */
  readonly area: EditorArea;
  readonly hoveredId: string | null;
  /** Ids of the blocks that are being dragged, in the outline or in the page. */
  readonly dragged: readonly string[];
  /** True while a handle in the page is dragged: nothing else lies over the page. */
  readonly handleDragged: boolean;
  /** Undefined while no frame can accept a new block. */
  readonly startInsertDrag: StartInsertDrag | undefined;
  readonly collapsed: ReadonlySet<string>;
  readonly dialog: EditorDialog | undefined;
  /** The find bar: undefined while it is closed. Another `round` focuses it again. */
  readonly find: { readonly replaces: boolean; readonly round: number } | undefined;
  readonly pageTab: PageTab;
  /** The tab of a block's form that was open last, if the form has one of its kind. */
  readonly formTab: FieldTab;
  /** A field that was clicked in the page: the panel shows it, and focuses it on a second click. */
  readonly fieldRequest: FieldRequest | undefined;
  /** The search in the form of these selected blocks; another selection has none. */
  readonly formSearch: FormSearch | undefined;
}

interface FormSearch {
  /** Ids of the selected blocks, joined by spaces. */
  readonly of: string;
  readonly query: string;
}

interface FieldRequest {
  readonly blockId: string;
  /** Path of the field in its block: `content`, `buttons[0].text`; undefined for the first one. */
  readonly field: string | undefined;
  readonly focus: boolean;
  /** True if the caret moved there without a click. */
  readonly follows?: boolean;
}

export type ViewStore = ReturnType<typeof createViewStore>;

/** `outlineOpen` is false at the start if the outline would lie over the page. */
export function createViewStore(outlineOpen = true) {
  return createStore<ViewState>(() => ({
    theme: 'system',
    outlineOpen,
    panelOpen: true,
    area: 'page',
    hoveredId: null,
    dragged: [],
    handleDragged: false,
    startInsertDrag: undefined,
    collapsed: new Set(),
    dialog: undefined,
    find: undefined,
    pageTab: 'page',
    formTab: 'content',
    fieldRequest: undefined,
    formSearch: undefined,
  }));
}
