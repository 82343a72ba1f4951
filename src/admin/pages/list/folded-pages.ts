import { useState } from 'react';

const key = 'vitrine-folded-pages';

function read(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

function keep(ids: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...ids]));
  } catch {
    // A browser that keeps nothing shows the tree unfolded the next time.
  }
}

/** Pages whose branches are collapsed, as this browser was left. */
export function useFolded() {
  const [folded, setFolded] = useState(read);
  const change = (next: ReadonlySet<string>) => {
    keep(next);
    setFolded(next);
  };
  return {
    folded,
    set: change,
    fold(id: string, closed: boolean) {
      const next = new Set(folded);
      if (closed) next.add(id);
      else next.delete(id);
      change(next);
    },
  };
}
