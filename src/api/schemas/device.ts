import { z } from 'zod';
import { timestampSchema } from './common.ts';

/** A session as whoever it is of knows it. */
export const deviceSchema = z
  .object({
    /** Names a session and opens nothing. */
    id: z.string(),
    /** As people call it; null where it does not say. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** When somebody signed in there. */
    since: timestampSchema,
    /** Within some minutes. */
    seenAt: timestampSchema,
    /** The one that asks. */
    isThis: z.boolean(),
  })
  .meta({ id: 'Device' });
export type SignedInDevice = z.infer<typeof deviceSchema>;
