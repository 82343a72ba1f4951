import { createStore } from 'zustand/vanilla';
import type { FieldTab } from '#content/fields/field.ts';
import type { Place } from '#document/edit.ts';
import type { PreviewTheme } from '#preview/channel.ts';
import type { Insertable } from '../work/insertable.ts';
import type { FileArrangement } from './arrange-files.ts';
import type { Slash } from './page-writing.ts';

/** From one side of the window to the other. */
export const editorAreas = ['outline', 'page', 'properties'] as const;
export type EditorArea = (typeof editorAreas)[number];

/** What of the page the panel shows while no block is selected. */
export const pageTabs = ['page', 'layout', 'background'] as const;
export type PageTab = (typeof pageTabs)[number];

export type EditorDialog =
  | {
      readonly type: 'insert';
      readonly at: Place;
      /** It was asked for in the page, where the caret goes then. */
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
      readonly at: Place;
      readonly ways: readonly FileArrangement[];
    }
  /** The library, for an empty place of a block. */
  | { readonly type: 'media'; readonly blockId: string; readonly field: string }
  | { readonly type: 'preflight' }
  | { readonly type: 'publish' }
  /** With one of them shown first. */
  | { readonly type: 'versions'; readonly selected?: string };

/** Starts to follow the pointer on an item of the insert menu, since a press may become a drag into the page. */
export type StartInsertDrag = (press: {
  readonly insertable: Insertable;
  readonly start: PointerEvent;
  /** What was pressed: it holds the pointer. */
  readonly holder: HTMLElement;
  readonly begun: () => void;
  /** Let go, with the block that is new then, or taken back. */
  readonly ended: (blockId: string | undefined) => void;
}) => void;

/** How the editor is looked at. None of it is stored with the page. */
export interface ViewState {
  readonly theme: PreviewTheme;
  readonly outlineOpen: boolean;
  readonly panelOpen: boolean;
  /** The one area shown where there is room for one only. */
  readonly area: EditorArea;
  readonly hoveredId: string | null;
  /** The blocks that are being dragged, in the outline or in the page. */
  readonly dragged: readonly string[];
  /** Undefined for as long as there is no page that a new block could be dragged into. */
  readonly startInsertDrag: StartInsertDrag | undefined;
  readonly collapsed: ReadonlySet<string>;
  readonly dialog: EditorDialog | undefined;
  readonly pageTab: PageTab;
  /** What the form of a block shows, where it has a tab of the kind: the one that was open last. */
  readonly formTab: FieldTab;
  /** A field that was clicked in the page: the panel shows it, and takes the focus on a second click. */
  readonly fieldRequest: FieldRequest | undefined;
}

interface FieldRequest {
  readonly blockId: string;
  /** Path of the field in its block: `content`, `buttons[0].text`; undefined for the first one. */
  readonly field: string | undefined;
  readonly focus: boolean;
  /** Somebody went to it in the page, without pointing at it. */
  readonly follows?: boolean;
}

export type ViewStore = ReturnType<typeof createViewStore>;

/** `outlineOpen` at the start: it waits at the edge where it would lie over the page. */
export function createViewStore(outlineOpen = true) {
  return createStore<ViewState>(() => ({
    theme: 'system',
    outlineOpen,
    panelOpen: true,
    area: 'page',
    hoveredId: null,
    dragged: [],
    startInsertDrag: undefined,
    collapsed: new Set(),
    dialog: undefined,
    pageTab: 'page',
    formTab: 'content',
    fieldRequest: undefined,
  }));
}
