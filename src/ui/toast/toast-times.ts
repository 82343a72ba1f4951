/** How long a toast stays, in milliseconds: fully visible, then fading out, then removed. */
export const toastTimes = { visible: 5000, fade: 300 } as const;

/** ms that a toast of the catalogue stays visible, to be looked at; specified. */
export const previewToastTime = 60_000;
