import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { timestampSchema } from '../schemas/common.ts';

const tag = 'Assistants';

/** Lifetime of a key in days, by default and at most. */
export const assistantKeyDays = { standard: 90, most: 365 } as const;

export const longestKeyName = 60;

export const assistantKeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /**
     * `over`: expired. `revoked`: by a member. `orphaned`: its creator is suspended or no longer an owner; it
     * works again if they become one.
     */
    state: z.enum(['works', 'over', 'revoked', 'orphaned']),
    createdAt: timestampSchema,
    /** Email address of its creator. */
    createdBy: z.string(),
    expiresAt: timestampSchema,
    /** Time of its last use, to the minute; null for a key that was never used. */
    lastUsedAt: timestampSchema.nullable(),
    revokedAt: timestampSchema.nullable(),
  })
  .meta({ id: 'AssistantKey' });
export type AssistantKey = z.infer<typeof assistantKeySchema>;

export const listAssistantKeys = endpoint({
  method: 'GET',
  path: '/admin/assistant-keys',
  tag,
  access: 'owner',
  summary: 'The keys by which assistants write drafts, the newest first. What they say is not among it.',
  answer: z.array(assistantKeySchema),
});

export const createAssistantKey = endpoint({
  method: 'POST',
  path: '/admin/assistant-keys',
  tag,
  access: 'owner',
  summary:
    'Make a key for an assistant. What it says is in this answer and nowhere else. Asks for a confirmation that is ten minutes old at most.',
  status: 201,
  // What it says would be another one.
  dryRun: false,
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Give the key a name.')
      .max(longestKeyName, `A name has ${longestKeyName} characters at most.`)
      .regex(/^[^@()\p{C}]*$/u, 'A name takes no @ and no brackets.')
      .describe('By it the log tells what was done with this key. It stays, and no other key gets it.'),
    days: z
      .int()
      .min(1, 'A key works for a day at least.')
      .max(assistantKeyDays.most, `A key works for ${assistantKeyDays.most} days at most.`)
      .default(assistantKeyDays.standard)
      .describe('For how many days it works.'),
  }),
  audit: {
    'assistant-key/make': {
      subject: 'access',
      sentence: 'made as a key for an assistant',
      advice: 'Revoke the key on the Access screen.',
    },
  },
  answer: z
    .object({
      key: assistantKeySchema,
      secret: z.string().describe('What the assistant sends: a bearer token.'),
    })
    .meta({ id: 'NewAssistantKey' }),
  errors: ['assistant-key/name-taken', 'profile/confirm-first'],
});

export const revokeAssistantKey = endpoint({
  method: 'DELETE',
  path: '/admin/assistant-keys/:id',
  tag,
  access: 'owner',
  // Nothing to look at beforehand: it changes no page and no address.
  dryRun: false,
  summary:
    'End a key at once, with the links to drafts that were made with it. What was written with it stays. It does not come back.',
  params: z.object({ id: z.string().describe("The key's id.") }),
  audit: {
    'assistant-key/revoke': {
      subject: 'access',
      sentence: 'revoked as a key for an assistant',
      advice: 'Make another key on the Access screen.',
    },
  },
  answer: assistantKeySchema,
  errors: ['assistant-key/not-found'],
});
