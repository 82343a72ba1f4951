/** Maximum width and height of each size in CSS pixels; never larger than the window. */
export const modalSizes = {
  small: { width: '400px', height: '300px' },
  medium: { width: '600px', height: '500px' },
  large: { width: '800px', height: '600px' },
  xlarge: { width: '1200px', height: '800px' },
  fullscreen: { width: '100vw', height: '100dvh' },
} as const;

export type ModalSize = keyof typeof modalSizes;
