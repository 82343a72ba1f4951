import { breakpoints } from '#content/look/layout.ts';

/**
 * CSS pixels of window from which a page as wide as a desk can be read between the panels. Below it the outline lies over the
 * page when it is open, so that the page keeps its size (`shell/editor.css`, 80rem).
 */
const roomForAll = 1280;

export const hasRoomForPanels = () => window.innerWidth >= roomForAll;

/** Where only one area is shown at a time, the outline has the room of all. */
const hasOneArea = () => window.innerWidth < breakpoints.tablet;

/** Whether an open outline lies over the page. */
export const isOutlineOverlay = () => !hasRoomForPanels() && !hasOneArea();
