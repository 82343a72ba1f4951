import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Language } from '#content/language/language.ts';
import type { Device } from '#content/look/layout.ts';
import type { SideMargins } from '../../shared/side-margins.ts';

/** View state of one frame. */
export interface PaneState {
  readonly language: Language;
  readonly device: Device;
  /** Width set by dragging the frame's edge, in CSS pixels; undefined for the width of the device. */
  readonly frameWidth: number | undefined;
  readonly zoom: 'fit' | 'full';
  /** Scale at which the page is rendered, 0 to 1. */
  readonly scale: number;
  /** Scroll position as a part of the page's height, 0 to 1. */
  readonly scrolled: number;
  /** Undefined until the page has measured them. */
  readonly margins: SideMargins | undefined;
  /** Scroll position of another frame, which this one follows. */
  readonly alignedTo: Alignment | undefined;
  /** Replaced by a new object each time that a frame beside this one needs its scroll position. */
  readonly stepsWanted: object | undefined;
}

/**
 * The block at the reading line, and the part of its height above the line; null at either end of the page.
 */
interface Alignment {
  readonly blockId: string | null;
  readonly part: number;
}

/** A frame that shows the page. Side by side has two, each with its own channel. */
export interface Pane {
  readonly id: string;
  readonly store: StoreApi<PaneState>;
}

interface PanesState {
  readonly panes: readonly Pane[];
  /** The frame that the form edits and that language and device commands affect. */
  readonly activeId: string;
}

export type Panes = ReturnType<typeof createPanes>;

/**
 * Creates the frames of an open page; there is always at least one. `chosen` is called with each language
 * chosen in any of them.
 */
export function createPanes(
  first: Pick<PaneState, 'language' | 'device'>,
  chosen: (language: Language) => void = () => undefined,
) {
  let count = 0;
  const only = createPane(first);
  const store = createStore<PanesState>(() => ({ panes: [only], activeId: only.id }));

  function createPane({ language, device }: Pick<PaneState, 'language' | 'device'>): Pane {
    count += 1;
    const pane = createStore<PaneState>(() => ({
      language,
      device,
      frameWidth: undefined,
      zoom: 'fit',
      scale: 1,
      scrolled: 0,
      margins: undefined,
      alignedTo: undefined,
      stepsWanted: undefined,
    }));
    pane.subscribe((now, before) => now.language !== before.language && chosen(now.language));
    return { id: `pane-${count}`, store: pane };
  }

  return {
    store,
    active(): Pane {
      const { panes, activeId } = store.getState();
      return panes.find(({ id }) => id === activeId) ?? only;
    },
    activate(id: string): void {
      if (store.getState().panes.some((pane) => pane.id === id)) store.setState({ activeId: id });
    },
    /** Opens another frame, after the existing ones or before them. */
    open(shows: Pick<PaneState, 'language' | 'device'>, isBefore = false): Pane {
      const pane = createPane(shows);
      store.setState(({ panes }) => ({ panes: isBefore ? [pane, ...panes] : [...panes, pane] }));
      return pane;
    },
    /** Activates the frame that shows a language, or switches all to it: they show different devices. */
    showLanguage(language: Language): void {
      const { panes } = store.getState();
      const shown = panes.find((pane) => pane.store.getState().language === language);
      if (shown) store.setState({ activeId: shown.id });
      else for (const pane of panes) pane.store.setState({ language });
    },
    /** Activates the frame that shows a device, or switches the active one to it, at the width of the device. */
    showDevice(device: Device): void {
      const active = this.active();
      const isShown = (pane: Pane) => pane.store.getState().device === device;
      const other = isShown(active) ? undefined : store.getState().panes.find(isShown);
      if (other) store.setState({ activeId: other.id });
      else active.store.setState({ device, frameWidth: undefined });
    },
    /** Closes a frame, unless it is the last one. */
    close(id: string): void {
      store.setState(({ panes, activeId }) => {
        const left = panes.filter((pane) => pane.id !== id);
        const [first] = left;
        return first ? { panes: left, activeId: activeId === id ? first.id : activeId } : {};
      });
    },
  };
}
