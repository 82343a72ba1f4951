/** How long a toast stays, in milliseconds: fully visible, then fading out, then removed. */
export const toastTimes = { visible: 5000, fade: 300 } as const;
