/** The sizes a modal comes in, in CSS pixels; both are the most it takes, never more than the window. */
export const modalSizes = {
  small: { width: '400px', height: '300px' },
  medium: { width: '600px', height: '500px' },
  large: { width: '800px', height: '600px' },
  xlarge: { width: '1200px', height: '800px' },
  fullscreen: { width: '100vw', height: '100dvh' },
} as const;

export type ModalSize = keyof typeof modalSizes;
