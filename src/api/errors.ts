import { z } from 'zod';

const issueSchema = z.object({ path: z.string(), message: z.string() });

/** Body of every error response. */
export const errorBodySchema = z
  .object({
    message: z.string(),
    code: z.string(),
    issues: z.array(issueSchema).optional(),
    /** With 412: the revision that was sent, and the stored one. */
    revisions: z.object({ sent: z.string(), current: z.string() }).optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBodySchema>;
