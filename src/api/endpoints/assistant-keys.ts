import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fieldMessages, timestampSchema } from '../schemas/common.ts';

const tag = 'Assistants';

/** Lifetime of a key in days, by default and at most. */
export const assistantKeyDays = { standard: 90, most: 365 } as const;

export const maxKeyNameLength = 60;

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
  summary: 'List the API keys, newest first, without their secrets.',
  answer: z.array(assistantKeySchema),
});

export const createAssistantKey = endpoint({
  method: 'POST',
  path: '/admin/assistant-keys',
  tag,
  access: 'owner',
  summary:
    'Create an API key. Its secret is only in this answer. Requires an identity confirmed in the last ten minutes.',
  status: 201,
  // The response has a new secret, so a dry run would return a different one.
  dryRun: false,
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Give the key a name.')
      .max(maxKeyNameLength, fieldMessages.nameLength(maxKeyNameLength))
      .regex(/^[^@()\p{C}]*$/u, 'A name cannot contain @ or brackets.')
      .describe('Identifies the key in the activity log. It cannot be changed or reused.'),
    days: z
      .int()
      .min(1, 'A key works for at least one day.')
      .max(assistantKeyDays.most, `A key works for at most ${assistantKeyDays.most} days.`)
      .default(assistantKeyDays.standard)
      .describe('Number of days that the key works.'),
  }),
  audit: {
    'assistant-key/make': {
      subject: 'access',
      sentence: 'created as an API key',
      advice: 'Revoke the key on the Access screen.',
    },
  },
  answer: z
    .object({
      key: assistantKeySchema,
      secret: z.string().describe('The bearer token to send with each request.'),
    })
    .meta({ id: 'NewAssistantKey' }),
  errors: ['assistant-key/name-taken', 'profile/confirm-first'],
});

export const revokeAssistantKey = endpoint({
  method: 'DELETE',
  path: '/admin/assistant-keys/:id',
  tag,
  access: 'owner',
  // A dry run would show nothing: no page and no URL changes.
  dryRun: false,
  summary:
    'Revoke an API key and the share links created with it, immediately and permanently. Content written with it stays.',
  params: z.object({ id: z.string().describe('The key’s id.') }),
  audit: {
    'assistant-key/revoke': {
      subject: 'access',
      sentence: 'revoked as an API key',
      advice: 'Create another key on the Access screen.',
    },
  },
  answer: assistantKeySchema,
  errors: ['assistant-key/not-found'],
});
