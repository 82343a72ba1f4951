import { z } from 'zod';
import { trashDays } from '#api/endpoints/trash.ts';
import { findSettings, upsertSetting } from '#server/settings/settings.repository.ts';
import type { Db } from '#server/storage/schema.ts';

const key = 'starting-content-removal';
const dayMs = 24 * 60 * 60 * 1000;

/** Schema of a removal, kept while it can be undone. */
const removalSchema = z.object({
  at: z.string(),
  by: z.string().nullable(),
  trashed: z.array(z.object({ id: z.string(), wasUntouched: z.boolean() })),
  emptied: z.array(
    z.object({
      id: z.string(),
      wasUntouched: z.boolean(),
      /** Previous versions, and the empty one that replaced them. */
      live: z.string(),
      draft: z.string().nullable(),
      empty: z.string(),
    }),
  ),
  /** Settings of the starting content's studio that were reset. */
  settings: z.record(z.string(), z.unknown()),
});
export type Removal = z.infer<typeof removalSchema>;

/** Finds the removal that can be undone at a moment. */
export async function findRemoval(db: Db, now: Date): Promise<Removal | undefined> {
  const parsed = removalSchema.safeParse((await findSettings(db)).get(key));
  return parsed.success && now.getTime() < getRemovalEnd(parsed.data).getTime() ? parsed.data : undefined;
}

export function getRemovalEnd({ at }: Removal): Date {
  return new Date(Date.parse(at) + trashDays * dayMs);
}

export async function keepRemoval(db: Db, removal: Removal | null, now: string): Promise<void> {
  await upsertSetting(db, key, removal, now);
}
