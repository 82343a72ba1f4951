/**
 * Stores how far each frame is scrolled, in CSS pixels, in this tab's session storage. Restored when the
 * frame or the editor is reloaded; without storage the page starts at the top.
 */
export function saveScrollPosition(pageId: string, paneId: string, y: number): void {
  try {
    sessionStorage.setItem(formatKey(pageId, paneId), String(Math.round(y)));
  } catch {
    // Without storage the page starts at the top.
  }
}

export function readScrollPosition(pageId: string, paneId: string): number {
  try {
    const y = Number(sessionStorage.getItem(formatKey(pageId, paneId)));
    return Number.isFinite(y) && y > 0 ? y : 0;
  } catch {
    return 0;
  }
}

const formatKey = (pageId: string, paneId: string) => `vitrine-scroll:${pageId}:${paneId}`;
