import { type WrongTryKind, wrongTryKinds } from '#api/wrong-try-kinds.ts';
import { toWallTime } from '#content/time-zone.ts';
import { AppError } from '#server/http/app-error.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import type { Storage } from '#server/storage/storage.ts';
import { addCounts, forgetCountsBefore, listCountsSince } from './wrong-tries.repository.ts';

/** Days that are kept, including today. */
const daysOfTries = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Error codes of refusals. */
const wrongCodes = new Set<string>([
  'auth/wrong-credentials',
  'access/wrong-password',
  'profile/wrong-password',
]);

/** Failed attempts of a day by kind; kinds without any are left out. */
export interface DayOfTries {
  /** `2026-11-23`, in the studio's time zone. */
  readonly day: string;
  readonly counts: Readonly<Partial<Record<WrongTryKind, number>>>;
}

/**
 * Counts failed attempts per kind and day. Noting one only adds to a number in memory, so an attack costs no
 * writes; `write` adds the numbers to their day. No account, address or password is recorded.
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

  /** Runs a sign-in or an unlock, and notes its refusal by the error's code. */
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

  /** Writes the collected counts to the current day. After a failure they are kept for the next time. */
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

  /** Lists the last thirty days, the latest first; days without any are left out. Writes nothing. */
  async list(): Promise<DayOfTries[]> {
    const { today, first } = await this.#days();
    const days = new Map<string, Partial<Record<WrongTryKind, number>>>();
    const add = (day: string, kind: WrongTryKind, count: number) => {
      const counts = days.get(day) ?? {};
      days.set(day, { ...counts, [kind]: (counts[kind] ?? 0) + count });
    };
    for (const [kind, count] of this.#gathered) add(today, kind, count);
    for (const { day, kind, count } of await listCountsSince(this.#storage.db, first)) {
      const known = wrongTryKinds.find((one) => one === kind);
      if (known) add(day, known, count);
    }
    return [...days].map(([day, counts]) => ({ day, counts })).sort((a, b) => (a.day < b.day ? 1 : -1));
  }

  async #days(): Promise<{ today: string; first: string }> {
    const { timeZone } = await readSettings(this.#storage.db);
    const today = toWallTime(this.#storage.now(), timeZone).date;
    const first = new Date(Date.parse(today) - (daysOfTries - 1) * dayMs).toISOString().slice(0, 10);
    return { today, first };
  }
}
