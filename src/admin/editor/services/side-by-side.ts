import { languages } from '#content/language/language.ts';
import { breakpoints, type Device, devices } from '#content/look/layout.ts';
import type { Pane, PaneState, Panes } from './panes.ts';

/** Remembers per browser, not per page, that both languages are shown. */
const storageKey = 'vitrine.side-by-side';

/** Widths from which a page is large enough to read in half of the room, in CSS pixels. */
const enoughFor = { desktop: 1000, tablet: 560 } as const;

/** Per set of frames, the function that restores the single frame. */
const waysBack = new WeakMap<Panes, () => void>();

export function isSideBySide(panes: Panes): boolean {
  return panes.store.getState().panes.length > 1;
}

/** Opens a frame for each language, as wide as can be read in `room` CSS pixels. */
export function showSideBySide(panes: Panes, room: number): void {
  if (isSideBySide(panes)) return;
  keep(true);
  const shown = panes.active().store.getState();
  const device = chooseDevice(room / languages.length, shown.device);
  panes.active().store.setState({ device, frameWidth: undefined });
  for (const language of languages) {
    if (language === shown.language) continue;
    panes.open({ language, device }, languages.indexOf(language) < languages.indexOf(shown.language));
  }
  const stop = keepSameWidth(panes.store.getState().panes);
  waysBack.set(panes, () => {
    stop();
    const { store } = panes.active();
    // Keeps a device that was chosen side by side.
    if (store.getState().device !== device) return;
    store.setState({ device: shown.device, frameWidth: shown.frameWidth });
  });
}

/** True if the frames show different devices, in one language. */
export function areDevicesShown(panes: readonly Pane[]): boolean {
  return panes.length > 1 && new Set(panes.map(({ store }) => store.getState().language)).size === 1;
}

/** Opens a frame for each device, from the narrowest to the widest, in the language that is shown. */
export function showAllDevices(panes: Panes): void {
  if (isSideBySide(panes)) return;
  const { store } = panes.active();
  const { language, device, frameWidth } = store.getState();
  const at = devices.indexOf(device);
  store.setState({ frameWidth: undefined });
  // Narrower devices go to the front, the widest of them first, so that they end up in order.
  for (const before of devices.slice(0, at).toReversed()) panes.open({ language, device: before }, true);
  for (const after of devices.slice(at + 1)) panes.open({ language, device: after });
  waysBack.set(panes, () => {
    const now = panes.active().store;
    if (now.getState().device === device) now.setState({ frameWidth });
  });
}

/** Closes all but the active frame, and restores its width. */
export function showOne(panes: Panes): void {
  keep(false);
  const active = panes.active();
  for (const { id } of panes.store.getState().panes) if (id !== active.id) panes.close(id);
  waysBack.get(panes)?.();
  waysBack.delete(panes);
}

export function wasSideBySide(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on' && window.innerWidth >= breakpoints.tablet;
  } catch {
    return false;
  }
}

function keep(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Without storage a single frame is shown.
  }
}

function chooseDevice(room: number, shown: Device): Device {
  if (room >= enoughFor.desktop) return shown;
  return room >= enoughFor.tablet && shown !== 'mobile' ? 'tablet' : 'mobile';
}

const shared = ['device', 'frameWidth', 'zoom'] as const satisfies readonly (keyof PaneState)[];

/**
 * Keeps the frames at one width: rows can only be aligned in pages that are equally wide. Returns a function
 * that stops it.
 */
function keepSameWidth(panes: readonly Pane[]): () => void {
  const stops = panes.map(({ id, store }) =>
    store.subscribe((now, before) => {
      if (shared.every((name) => now[name] === before[name])) return;
      const { device, frameWidth, zoom } = now;
      for (const other of panes) {
        const known = other.store.getState();
        if (other.id !== id && shared.some((name) => known[name] !== now[name])) {
          other.store.setState({ device, frameWidth, zoom });
        }
      }
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
