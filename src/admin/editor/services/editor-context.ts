import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Block, BlockDefinition, Definitions } from '#content/block/block.ts';
import type { PageSettings } from '#document/page-document.ts';
import type { Draft, DraftState } from '../work/draft/draft.ts';
import type { Merging } from '../work/merging/merging.ts';
import type { Orphans } from '../work/orphans.ts';
import type { PresenceStore } from '../work/presence/presence-store.ts';
import type { SaveQueue, SaveState } from '../work/saving/save-queue.ts';
import type { Clipboard } from './clipboard.ts';
import type { Editing } from './editing/editing.ts';
import type { PageWriting } from './page-writing.ts';
import type { Pane, PaneState, Panes } from './panes.ts';
import type { PendingUploads } from './pending-uploads.ts';
import type { Publisher } from './publisher.ts';
import type { RevealStore } from './reveal-store.ts';
import type { ViewState, ViewStore } from './view-store.ts';

/** State and services that the parts of one open page share. The same object as long as the page is open. */
export interface EditorServices {
  readonly pageId: string;
  /** Id of this browser tab. */
  readonly tab: string;
  readonly definitions: Definitions;
  readonly draft: Draft;
  readonly saves: SaveQueue;
  readonly view: ViewStore;
  readonly panes: Panes;
  readonly editing: Editing;
  readonly clipboard: Clipboard;
  /** Text editing in the page itself. */
  readonly writing: PageWriting;
  /** The field that the page scrolls to and highlights. */
  readonly revealing: RevealStore;
  readonly pendingUploads: PendingUploads;
  readonly publisher: Publisher;
  readonly orphans: Orphans;
  readonly merging: Merging;
  /** Other members who have the page open. */
  readonly presence: PresenceStore;
  /** Stores the settings that the server has for the page. */
  readonly receiveSettings: (settings: Partial<PageSettings>) => void;
}

export const EditorContext = createContext<EditorServices | undefined>(undefined);

export function useEditor(): EditorServices {
  const services = use(EditorContext);
  if (!services) throw new Error('useEditor must be used inside the editor');
  return services;
}

export function useDraft<T>(select: (state: DraftState) => T): T {
  return useStore(useEditor().draft.store, select);
}

export function useView<T>(select: (state: ViewState) => T): T {
  return useStore(useEditor().view, select);
}

/** The frame that a component belongs to, such as the handle at its edge. */
export const PaneContext = createContext<Pane | undefined>(undefined);

/** The frame around this component, else the active one. */
export function useOwnPane(): Pane {
  const { panes } = useEditor();
  const around = use(PaneContext);
  const active = useStore(panes.store, () => panes.active());
  return around ?? active;
}

/** The active frame. */
export function useActivePane(): Pane {
  const { panes } = useEditor();
  return useStore(panes.store, () => panes.active());
}

export function usePane<T>(select: (state: PaneState) => T): T {
  return useStore(useOwnPane().store, select);
}

export function useSaves<T>(select: (state: SaveState) => T): T {
  return useStore(useEditor().saves.store, select);
}

export interface SelectedBlock {
  readonly block: Block;
  /** Undefined for an unknown block type. */
  readonly definition: BlockDefinition | undefined;
}

/** The selected block. The object is a new one only if the block itself has changed. */
export function useSelected(): SelectedBlock | undefined {
  const { definitions } = useEditor();
  const block = useDraft(({ tree, selection }) => tree.find(selection.lead)?.block);
  return block && { block, definition: definitions.get(block.type) };
}
