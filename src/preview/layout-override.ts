import type { LayoutSettings } from '#content/look/layout.ts';

/** Says in a window that the page there has a layout of its own, or (null) no longer has one. */
export const layoutOverrideEvent = 'page-layout-override';

/** What listeners find in the event's `detail`. */
export interface LayoutOverride {
  readonly layoutSettings: LayoutSettings | null;
}

/** Informs the listeners of a window when the layout that replaces the global one is another than before. */
export function createLayoutOverride(target: EventTarget) {
  let current = 'null';
  return (layoutSettings: LayoutSettings | null): void => {
    const next = JSON.stringify(layoutSettings);
    if (next === current) return;
    current = next;
    target.dispatchEvent(
      new CustomEvent<LayoutOverride>(layoutOverrideEvent, { detail: { layoutSettings } }),
    );
  };
}
