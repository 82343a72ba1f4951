/** Durations of a toast in ms: visible, then fading out. */
export const toastTimes = { visible: 5000, fade: 300 } as const;

/** ms for which a toast of the catalogue stays visible; specified. */
export const previewToastTime = 60_000;
