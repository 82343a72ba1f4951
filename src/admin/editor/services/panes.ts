import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Language } from '#content/language/language.ts';
import type { Device } from '#content/look/layout.ts';
import type { SideMargins } from '../../shared/side-margins.ts';

/** Widths of the page in the frame, in CSS pixels. Desktop is at least this wide, and fills what there is. */
export const frameWidths: Readonly<Record<Device, number>> = { mobile: 390, tablet: 820, desktop: 1280 };

/** How the page is shown in one frame. */
export interface PaneState {
  readonly language: Language;
  readonly device: Device;
  /** A width dragged by hand, in CSS pixels; undefined for the device's own. */
  readonly frameWidth: number | undefined;
  readonly zoom: 'fit' | 'full';
  /** How large a pixel of the page is rendered just now. */
  readonly scale: number;
  /** How far down the page it is scrolled, 0 to 1. */
  readonly scrolled: number;
  /** As the page has told them; undefined until then. */
  readonly margins: SideMargins | undefined;
  /** Where another frame beside it is scrolled to: it follows. */
  readonly alignedTo: Alignment | undefined;
  /** Another object each time that a frame beside it has come, which wants to be where this one is. */
  readonly stepsWanted: object | undefined;
}

/** What of the page is at the line that is looked at: a block, and the part of its height that is above; null for an end. */
interface Alignment {
  readonly blockId: string | null;
  readonly part: number;
}

/** A frame with the page in it: side by side is two of them, each with a channel of its own. */
export interface Pane {
  readonly id: string;
  readonly store: StoreApi<PaneState>;
}

interface PanesState {
  readonly panes: readonly Pane[];
  /** The one that the form writes for, and whose language and device commands switch. */
  readonly activeId: string;
}

export type Panes = ReturnType<typeof createPanes>;

/** The frames of one open page. There is always one. `chosen` is told every language that is chosen in any of them. */
export function createPanes(
  first: Pick<PaneState, 'language' | 'device'>,
  chosen: (language: Language) => void = () => undefined,
) {
  let count = 0;
  const only = newPane(first);
  const store = createStore<PanesState>(() => ({ panes: [only], activeId: only.id }));

  function newPane({ language, device }: Pick<PaneState, 'language' | 'device'>): Pane {
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
    /** Another one, behind those that are there or before them. */
    open(shows: Pick<PaneState, 'language' | 'device'>, isBefore = false): Pane {
      const pane = newPane(shows);
      store.setState(({ panes }) => ({ panes: isBefore ? [pane, ...panes] : [...panes, pane] }));
      return pane;
    },
    /** The frame that shows a language becomes the active one; where none does, the active one switches to it. */
    showLanguage(language: Language): void {
      const { panes } = store.getState();
      const shown = panes.find((pane) => pane.store.getState().language === language);
      if (shown) store.setState({ activeId: shown.id });
      else panes.find(({ id }) => id === store.getState().activeId)?.store.setState({ language });
    },
    /** The last one stays. */
    close(id: string): void {
      store.setState(({ panes, activeId }) => {
        const left = panes.filter((pane) => pane.id !== id);
        const [first] = left;
        return first ? { panes: left, activeId: activeId === id ? first.id : activeId } : {};
      });
    },
  };
}
