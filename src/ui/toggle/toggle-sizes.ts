/** Sizes of a toggle in CSS pixels. */
export const toggleSizes = {
  small: { width: '36px', height: '20px' },
  medium: { width: '48px', height: '24px' },
  large: { width: '60px', height: '30px' },
} as const;

export type ToggleSize = keyof typeof toggleSizes;
