import { z } from 'zod';
import { timestampSchema } from './common.ts';

/** A session, as shown to its user. */
export const deviceSchema = z
  .object({
    /** Id of the session; not a credential. */
    id: z.string(),
    /** Browser name for people; null if unknown. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** Time of the sign-in. */
    since: timestampSchema,
    /** Last activity, accurate to a few minutes. */
    seenAt: timestampSchema,
    /** True for the session of the request. */
    isThis: z.boolean(),
  })
  .meta({ id: 'Device' });
export type SignedInDevice = z.infer<typeof deviceSchema>;
