const storageKey = 'vitrine-recent-commands';
const longest = 8;

/** The ids of what was chosen in the command menu in this browser, the latest first. */
export function recentIds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, longest) : [];
  } catch {
    return [];
  }
}

export function remember(id: string): void {
  try {
    const ids = [id, ...recentIds().filter((known) => known !== id)].slice(0, longest);
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // A browser that keeps nothing has a menu without what was chosen last.
  }
}
