import type { PresentPerson } from '#api/endpoints/presence.ts';

/** Person at a page, with the server of their window. */
export interface Guest extends PresentPerson {
  readonly pageId: string;
  readonly serverId: string;
}

interface Entry {
  readonly guest: Guest;
  /** Time of the last message, in ms of the clock. */
  heardAt: number;
}

/**
 * People at pages, on all servers. People of a server that falls silent are removed, so that a crash doesn't
 * leave them behind.
 */
export class Roster {
  readonly #entries = new Map<string, Entry>();

  /** Adds or updates a person. True if that changed anything. */
  put(guest: Guest, now: number): boolean {
    const key = computeKey(guest);
    const known = this.#entries.get(key)?.guest;
    this.#entries.set(key, { guest, heardAt: now });
    return known?.blockId !== guest.blockId || known.name !== guest.name;
  }

  remove(guest: Pick<Guest, 'pageId' | 'userId' | 'tab'>): boolean {
    return this.#entries.delete(computeKey(guest));
  }

  find(guest: Pick<Guest, 'pageId' | 'userId' | 'tab'>): Guest | undefined {
    return this.#entries.get(computeKey(guest))?.guest;
  }

  /** Lists the people at a page, in the order of their arrival. */
  at(pageId: string): readonly Guest[] {
    return this.#all().filter((guest) => guest.pageId === pageId);
  }

  /** Lists the people whose windows are on a server. */
  on(serverId: string): readonly Guest[] {
    return this.#all().filter((guest) => guest.serverId === serverId);
  }

  /** Removes people of other servers without a message since then; returns their pages. */
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

/** Keys include the user, so that a user can't move or remove another person's window. */
function computeKey({ pageId, userId, tab }: Pick<Guest, 'pageId' | 'userId' | 'tab'>): string {
  return JSON.stringify([pageId, userId, tab]);
}
