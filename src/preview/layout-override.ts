import type { LayoutSettings } from '#content/look/layout.ts';

/** Event in a window when a page gets its own layout, or (null) loses it. */
export const layoutOverrideEvent = 'page-layout-override';

/** The event's `detail`. */
export interface LayoutOverride {
  readonly layoutSettings: LayoutSettings | null;
}

/** Dispatches the event when the layout that overrides the global one changes. */
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
