import { z } from 'zod';
import { undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, timestampSchema, translatedSchema } from '../schemas/common.ts';

const tag = 'Password access';
const password = z
  .string()
  .max(200, 'A password has 200 characters at most.')
  .regex(/\S/, 'must not be empty');

const label = z
  .string()
  .max(200, 'A label has 200 characters at most.')
  .describe('Who it is for, in the words of the studio.');

export const passwordAccessSchema = z
  .object({
    id: z.string(),
    /** Empty if it was encrypted with another key and cannot be decrypted. */
    password: z.string(),
    label,
    /** Time at which a page was last unlocked with it. */
    usedAt: timestampSchema.nullable(),
    /** The pages, outside the trash, that it unlocks. */
    pages: z.array(
      z
        .object({ pageId: z.string(), identifier: z.string(), title: translatedSchema, isLive: z.boolean() })
        .meta({ id: 'PasswordAccessPage' }),
    ),
  })
  .meta({ id: 'PasswordAccess' });
export type PasswordAccess = z.infer<typeof passwordAccessSchema>;

const byId = z.object({ id: z.string().describe("The shared password's id.") });

export const listPasswordAccess = endpoint({
  method: 'GET',
  path: '/admin/password-access',
  tag,
  access: 'owner',
  summary: 'The passwords that pages can share, with the pages that open with them.',
  answer: z.array(passwordAccessSchema),
});

export const createPasswordAccess = endpoint({
  method: 'POST',
  path: '/admin/password-access',
  tag,
  access: 'owner',
  summary: 'Make a shared password.',
  status: 201,
  body: z.object({
    id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'Use lower-case letters, digits and hyphens, 60 at most.'),
    password,
    label: label.default(''),
  }),
  audit: { 'password-access/create': { subject: 'access', sentence: 'made', advice: undoAdvice.access } },
  answer: passwordAccessSchema,
  errors: ['page/identifier-taken'],
});

export const savePasswordAccess = endpoint({
  method: 'PUT',
  path: '/admin/password-access/:id',
  tag,
  access: 'owner',
  summary:
    'Change a shared password, or its label. Another password closes at once what visitors have opened with the one before.',
  params: byId,
  body: z
    .object({ password: password.optional(), label: label.optional() })
    .refine((body) => body.password !== undefined || body.label !== undefined, {
      message: 'Send a password, a label, or both.',
    }),
  audit: { 'password-access/save': { subject: 'access', sentence: 'changed', advice: undoAdvice.access } },
  answer: passwordAccessSchema,
  errors: ['password-access/not-found'],
});

export const closePasswordAccess = endpoint({
  method: 'POST',
  path: '/admin/password-access/:id/close',
  tag,
  access: 'owner',
  summary: 'Close what visitors have opened with a shared password. It stays, and they can open it again.',
  params: byId,
  audit: { 'password-access/close': { subject: 'access', sentence: 'closed where it was open' } },
  answer: passwordAccessSchema,
  errors: ['password-access/not-found'],
});

export const deletePasswordAccess = endpoint({
  method: 'DELETE',
  path: '/admin/password-access/:id',
  tag,
  access: 'owner',
  summary: 'Drop a shared password. While pages open with it, it stays: the answer names them.',
  params: byId,
  audit: { 'password-access/delete': { subject: 'access', sentence: 'deleted', advice: undoAdvice.gone } },
  answer: emptyAnswer,
  errors: ['password-access/not-found', 'password-access/in-use'],
});
