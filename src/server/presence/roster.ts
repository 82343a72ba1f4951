import type { PersonHere } from '#api/endpoints/presence.ts';

/** Somebody at a page, and on which server their window is. */
export interface Guest extends PersonHere {
  readonly pageId: string;
  readonly serverId: string;
}

interface Entry {
  readonly guest: Guest;
  /** ms of the clock at which they were last told of. */
  heardAt: number;
}

/**
 * Who is at which page, on all servers. What others tell is forgotten when they fall silent: a server that died takes
 * its people along.
 */
export class Roster {
  readonly #entries = new Map<string, Entry>();

  /** Answers whether that is news. */
  put(guest: Guest, now: number): boolean {
    const key = keyOf(guest);
    const known = this.#entries.get(key)?.guest;
    this.#entries.set(key, { guest, heardAt: now });
    return known?.blockId !== guest.blockId || known.name !== guest.name;
  }

  remove(guest: Pick<Guest, 'pageId' | 'userId' | 'tab'>): boolean {
    return this.#entries.delete(keyOf(guest));
  }

  find(guest: Pick<Guest, 'pageId' | 'userId' | 'tab'>): Guest | undefined {
    return this.#entries.get(keyOf(guest))?.guest;
  }

  /** Everybody at a page, in the order in which they came. */
  at(pageId: string): readonly Guest[] {
    return this.#all().filter((guest) => guest.pageId === pageId);
  }

  /** Those whose windows are on this server. */
  on(serverId: string): readonly Guest[] {
    return this.#all().filter((guest) => guest.serverId === serverId);
  }

  /** Forgets those of other servers that were not told of since; answers the pages they were at. */
  forgetSilent(before: number, serverId: string): ReadonlySet<string> {
    const pages = new Set<string>();
    for (const [key, { guest, heardAt }] of this.#entries) {
      if (guest.serverId === serverId || heardAt >= before) continue;
      this.#entries.delete(key);
      pages.add(guest.pageId);
    }
    return pages;
  }

  #all(): Guest[] {
    return [...this.#entries.values()].map(({ guest }) => guest);
  }
}

/** A tab is one's own: nobody can move or remove somebody else's by its name. */
function keyOf({ pageId, userId, tab }: Pick<Guest, 'pageId' | 'userId' | 'tab'>): string {
  return JSON.stringify([pageId, userId, tab]);
}
