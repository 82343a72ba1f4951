import { z } from 'zod';
import { undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, fieldMessages, timestampSchema, translatedSchema } from '../schemas/common.ts';

const tag = 'Password access';
const password = z.string().max(200, fieldMessages.passwordLength).regex(/\S/, 'must not be empty');

const label = z
  .string()
  .max(200, 'A label has at most 200 characters.')
  .describe('The person or client that it is for.');

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

const byId = z.object({ id: z.string().describe('The shared password’s id.') });

export const listPasswordAccess = endpoint({
  method: 'GET',
  path: '/admin/password-access',
  tag,
  access: 'owner',
  summary: 'List the shared passwords with the pages they open.',
  answer: z.array(passwordAccessSchema),
});

export const createPasswordAccess = endpoint({
  method: 'POST',
  path: '/admin/password-access',
  tag,
  access: 'owner',
  summary: 'Create a shared password.',
  status: 201,
  body: z.object({
    id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'Use lower-case letters, digits and hyphens, at most 60.'),
    password,
    label: label.default(''),
  }),
  audit: { 'password-access/create': { subject: 'access', sentence: 'created', advice: undoAdvice.access } },
  answer: passwordAccessSchema,
  errors: ['page/identifier-taken'],
});

export const savePasswordAccess = endpoint({
  method: 'PUT',
  path: '/admin/password-access/:id',
  tag,
  access: 'owner',
  summary:
    'Change a shared password or its label. A new password immediately closes the pages that visitors opened with the old one.',
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
  summary: 'Close the pages that visitors opened with a shared password. They can open them again with it.',
  params: byId,
  audit: { 'password-access/close': { subject: 'access', sentence: 'closed for visitors who had it open' } },
  answer: passwordAccessSchema,
  errors: ['password-access/not-found'],
});

export const deletePasswordAccess = endpoint({
  method: 'DELETE',
  path: '/admin/password-access/:id',
  tag,
  access: 'owner',
  summary: 'Delete a shared password. Refused while pages use it: the answer lists them.',
  params: byId,
  audit: { 'password-access/delete': { subject: 'access', sentence: 'deleted', advice: undoAdvice.gone } },
  answer: emptyAnswer,
  errors: ['password-access/not-found', 'password-access/in-use'],
});
