import type { Device } from '#content/look/layout.ts';

/**
 * Widths of the page in its frame, in CSS pixels. In the editor, desktop is a minimum: it fills the available
 * width.
 */
export const frameWidths: Readonly<Record<Device, number>> = { mobile: 390, tablet: 820, desktop: 1280 };
