import { breakpoints } from '#content/look/layout.ts';

/**
 * Minimum width of the window, in CSS pixels, at which a desktop page can be read between the panels. Below
 * it the open outline overlays the page, so that the page keeps its size (`shell/editor.css`, 80rem).
 */
const roomForAll = 1280;

export const hasRoomForPanels = () => window.innerWidth >= roomForAll;

/** True in windows that show one area at a time; an open outline then fills it. */
const hasOneArea = () => window.innerWidth < breakpoints.tablet;

/** True if an open outline overlays the page. */
export const isOutlineOverlay = () => !hasRoomForPanels() && !hasOneArea();
