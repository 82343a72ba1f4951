/** E-mails of members who have seen the hints, stored in this browser. */
const storageKey = 'vitrine-editor-hints';

function readMembers(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function hasSeenHints(email: string): boolean {
  return readMembers().includes(email);
}

export function setHintsSeen(email: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...readMembers(), email]));
  } catch {
    // Without storage, the hints are shown again the next time.
  }
}
