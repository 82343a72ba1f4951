import { type WrongTryKind, wrongTryKinds } from '#api/wrong-try-kinds.ts';
import { wallTimeAt } from '#content/time-zone.ts';
import { AppError } from '#server/http/app-error.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import type { Storage } from '#server/storage/storage.ts';
import { addCounts, countsSince, forgetCountsBefore } from './wrong-tries.repository.ts';

/** Days that are kept, today among them. */
const daysOfTries = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** What refusals of something wrong are called. */
const wrongCodes = new Set<string>([
  'auth/wrong-credentials',
  'access/wrong-password',
  'profile/wrong-password',
]);

/** Tries of a day, by their kinds; kinds without any are left out. */
export interface DayOfTries {
  /** `2026-11-23`, as the studio's clocks have it. */
  readonly day: string;
  readonly counts: Readonly<Partial<Record<WrongTryKind, number>>>;
}

/**
 * Counts tries to get in that were wrong. Noting one is a matter of memory alone, a number for each kind, so that an attack costs
 * what it did before; `write` adds them to their day. Of whom, from where or with what is nowhere.
 */
export class WrongTries {
  readonly #storage: Storage;
  #gathered = new Map<WrongTryKind, number>();
  #writing: Promise<void> = Promise.resolve();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  note(kind: WrongTryKind): void {
    this.#gathered.set(kind, (this.#gathered.get(kind) ?? 0) + 1);
  }

  /** Does what lets somebody in, or refuses to: then notes that, by what the refusal says. */
  async during<T>(kind: WrongTryKind, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      if (code === 'limit/reached') this.note('turned-away');
      if (code === 'room/not-found') this.note('secret-link');
      if (code !== undefined && wrongCodes.has(code)) this.note(kind);
      throw error;
    }
  }

  /** Writes what was gathered, to the day that it is. What cannot be written is kept for the next time. */
  write(): Promise<void> {
    const next = this.#writing.then(() => this.#writeGathered());
    this.#writing = next.catch(() => {});
    return next;
  }

  async #writeGathered(): Promise<void> {
    if (this.#gathered.size === 0) return;
    const gathered = this.#gathered;
    this.#gathered = new Map();
    try {
      const { today, first } = await this.#days();
      await this.#storage.increment(async (db) => {
        await addCounts(
          db,
          [...gathered].map(([kind, count]) => ({ day: today, kind, count })),
        );
        await forgetCountsBefore(db, first);
      });
    } catch (error) {
      for (const [kind, count] of gathered) this.#gathered.set(kind, (this.#gathered.get(kind) ?? 0) + count);
      throw error;
    }
  }

  /** The last thirty days up to this moment, the latest first; days without any are left out. Writes nothing. */
  async list(): Promise<DayOfTries[]> {
    const { today, first } = await this.#days();
    const days = new Map<string, Partial<Record<WrongTryKind, number>>>();
    const add = (day: string, kind: WrongTryKind, count: number) => {
      const counts = days.get(day) ?? {};
      days.set(day, { ...counts, [kind]: (counts[kind] ?? 0) + count });
    };
    for (const [kind, count] of this.#gathered) add(today, kind, count);
    for (const { day, kind, count } of await countsSince(this.#storage.db, first)) {
      const known = wrongTryKinds.find((one) => one === kind);
      if (known) add(day, known, count);
    }
    return [...days].map(([day, counts]) => ({ day, counts })).sort((a, b) => (a.day < b.day ? 1 : -1));
  }

  async #days(): Promise<{ today: string; first: string }> {
    const { timeZone } = await readSettings(this.#storage.db);
    const today = wallTimeAt(this.#storage.now(), timeZone).date;
    const first = new Date(Date.parse(today) - (daysOfTries - 1) * dayMs).toISOString().slice(0, 10);
    return { today, first };
  }
}
