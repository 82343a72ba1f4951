import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PresentPerson } from '#api/endpoints/presence.ts';
import { createTooOftenError } from '#server/http/app-error.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import type { Broadcast } from '#server/storage/dialects/capabilities.ts';
import { presenceLimits } from './presence-limits.ts';
import { type Guest, Roster } from './roster.ts';

const who = { pageId: z.string(), userId: z.string(), tab: z.string() };

/** Window with a page open, connected to this server. */
export interface PresenceVisit {
  readonly pageId: string;
  readonly userId: string;
  readonly name: string;
  readonly tab: string;
  /** Called with the other people: at once, and after every change. */
  readonly told: (others: readonly PresentPerson[]) => void;
  /** Called to close it: the same window connected again, or its person has too many. */
  readonly end: () => void;
}

interface Options {
  readonly limits?: Pick<Limits, 'windowsPerPerson' | 'windowsPerPage'>;
  readonly broadcast: Broadcast | undefined;
  readonly now: () => number;
  /** Called with errors of sending to other servers. */
  readonly onError: (error: unknown) => void;
}

/** People at pages: on this server by their open streams, on others by messages. */
export class PresenceHub {
  readonly #serverId = randomUUID();
  readonly #roster = new Roster();
  readonly #visits = new Set<PresenceVisit>();
  readonly #options: Options;
  #saying: Promise<void> = Promise.resolve();
  #closed = false;
  readonly #stopHearing: (() => void) | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#stopHearing = options.broadcast?.hear((text) => this.#hear(text));
    this.#say({ type: 'presence/ask', serverId: this.#serverId });
  }

  /** Adds a window at a page. Returns a function that removes it. */
  enter(visit: PresenceVisit): () => void {
    // Rejects the new window, which then connects to another server.
    if (this.#closed) {
      visit.end();
      return () => {};
    }
    this.#makeRoom(visit);
    this.#visits.add(visit);
    const { pageId, userId, name, tab } = visit;
    this.#put({ pageId, userId, name, tab, blockId: null, serverId: this.#serverId });
    // Sends the list even if the person was there already, since the new window needs it.
    this.#tell(pageId);
    return () => this.#leave(visit);
  }

  /** Sets the block at which a window is, wherever its stream is. */
  move(where: Pick<Guest, 'pageId' | 'userId' | 'tab' | 'blockId'>): void {
    if (this.#moveOwn(where)) return;
    this.#say({ ...where, type: 'presence/moved', serverId: this.#serverId });
  }

  /** Repeats who is here, and removes people of silent servers. Call it every few seconds. */
  beat(): void {
    const { now } = this.#options;
    this.#sayAll();
    const silent = this.#roster.forgetSilent(now() - presenceLimits.forgetAfter, this.#serverId);
    for (const pageId of silent) this.#tell(pageId);
  }

  /** Closes all windows of this server. */
  close(): void {
    this.#closed = true;
    for (const visit of [...this.#visits]) {
      this.#leave(visit);
      visit.end();
    }
    this.#stopHearing?.();
  }

  #makeRoom({ pageId, userId, tab }: PresenceVisit): void {
    const { windowsPerPerson, windowsPerPage } = this.#options.limits ?? defaultLimits;
    const own = [...this.#visits].filter((visit) => visit.userId === userId);
    const again = own.find((visit) => visit.pageId === pageId && visit.tab === tab);
    const tooMany = own.length >= windowsPerPerson ? own[0] : undefined;
    for (const visit of new Set([again, tooMany])) {
      if (!visit) continue;
      this.#leave(visit);
      visit.end();
    }
    if (this.#roster.at(pageId).length >= windowsPerPage) {
      throw createTooOftenError(presenceLimits.beat / 1000);
    }
  }

  #leave(visit: PresenceVisit): void {
    if (!this.#visits.delete(visit)) return;
    const { pageId, userId, tab } = visit;
    // A window that has since connected to another server stays listed.
    if (this.#roster.find(visit)?.serverId === this.#serverId) this.#roster.remove(visit);
    this.#say({ type: 'presence/left', serverId: this.#serverId, pageId, userId, tab });
    this.#tell(pageId);
  }

  #moveOwn(where: Pick<Guest, 'pageId' | 'userId' | 'tab' | 'blockId'>): boolean {
    const guest = this.#roster.find(where);
    if (guest?.serverId !== this.#serverId) return false;
    this.#put({ ...guest, blockId: where.blockId });
    return true;
  }

  #put(guest: Guest): void {
    const isNews = this.#roster.put(guest, this.#options.now());
    if (isNews && guest.serverId === this.#serverId) this.#say({ ...guest, type: 'presence/here' });
    if (isNews) this.#tell(guest.pageId);
  }

  #hear(text: string): void {
    const message = parsePresence(text);
    if (!message || message.serverId === this.#serverId) return;
    if (message.type === 'presence/ask') this.#sayAll();
    else if (message.type === 'presence/moved') this.#moveOwn(message);
    else if (message.type === 'presence/here') {
      const { type: _type, ...guest } = message;
      this.#put(guest);
    } else if (this.#roster.find(message)?.serverId === message.serverId) {
      // A window that has since connected to this server stays listed.
      this.#roster.remove(message);
      this.#tell(message.pageId);
    }
  }

  #sayAll(): void {
    for (const guest of this.#roster.on(this.#serverId)) this.#say({ ...guest, type: 'presence/here' });
  }

  #tell(pageId: string): void {
    const guests = this.#roster.at(pageId);
    for (const visit of this.#visits) {
      if (visit.pageId !== pageId) continue;
      const others = guests.filter(({ userId, tab }) => userId !== visit.userId || tab !== visit.tab);
      visit.told(others.map(({ tab, userId, name, blockId }) => ({ tab, userId, name, blockId })));
    }
  }

  /** Sent one after the other: on separate connections, messages could be reordered. */
  #say(message: PresenceMessage): void {
    const { broadcast, onError } = this.#options;
    if (!broadcast) return;
    const text = JSON.stringify(message);
    this.#saying = this.#saying.then(() => broadcast.send(text)).catch(onError);
  }
}

/** Messages between servers. */
const messageSchema = z.discriminatedUnion('type', [
  /** A person is on the sending server; repeated periodically. */
  z.object({
    type: z.literal('presence/here'),
    serverId: z.string(),
    ...who,
    name: z.string(),
    blockId: z.string().nullable(),
  }),
  /** Sent by a server that has just started. */
  z.object({ type: z.literal('presence/ask'), serverId: z.string() }),
  z.object({ type: z.literal('presence/left'), serverId: z.string(), ...who }),
  /** A person connected to another server moved to another block. */
  z.object({
    type: z.literal('presence/moved'),
    serverId: z.string(),
    ...who,
    blockId: z.string().nullable(),
  }),
]);

type PresenceMessage = z.infer<typeof messageSchema>;

/** Undefined for other messages, and for those of another version. */
function parsePresence(text: string): PresenceMessage | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
