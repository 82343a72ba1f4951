import { z } from 'zod';
import { readDetailText, undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, fieldMessages, timestampSchema } from '../schemas/common.ts';
import { roles } from './auth.ts';

const tag = 'Accounts';
const byId = z.object({ id: z.string().describe("The account's id.") });
export const personName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(100, fieldMessages.nameLength(100))
  .describe('The name shown on pages and versions.');
const role = z.enum(roles);

const accountSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    /** Null for an account that is not a member: it cannot sign in. */
    role: role.nullable(),
    isSuspended: z.boolean(),
    /** False until the invitation was used. */
    hasPassword: z.boolean(),
    /** Number of signed-in devices. */
    sessions: z.number().int(),
    /** Time of the latest sign-in among active sessions. */
    signedInAt: timestampSchema.nullable(),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof accountSchema>;

const linkSchema = z
  .object({
    /** Single-use path on the site for choosing a password. Anyone with the link gets access. */
    path: z.string(),
    expiresAt: timestampSchema,
    /** Result of sending it by mail; `off` if the site sends no mail. */
    mail: z.enum(['sent', 'failed', 'off']),
  })
  .meta({ id: 'PasswordLink' });
export type PasswordLink = z.infer<typeof linkSchema>;

// No dry run: better-auth commits its changes in its own transaction, which can't be rolled back.
const dryRun = false;

export const listAccounts = endpoint({
  method: 'GET',
  path: '/admin/accounts',
  tag,
  access: 'owner',
  summary: 'List all members: active, invited and suspended.',
  answer: z.array(accountSchema),
});

export const inviteAccount = endpoint({
  method: 'POST',
  path: '/admin/accounts',
  tag,
  access: 'owner',
  dryRun,
  summary:
    'Invite a member. The answer includes a one-time link to choose a password; null if Firebase keeps the passwords.',
  status: 201,
  body: z.object({
    email: z.string().trim().max(320, fieldMessages.emailLength).pipe(z.email(fieldMessages.email)),
    name: personName.optional(),
    role,
  }),
  audit: { 'account/invite': { subject: 'access', sentence: 'invited', advice: undoAdvice.access } },
  answer: z.object({ account: accountSchema, link: linkSchema.nullable() }),
  errors: ['account/exists', 'auth/not-configured'],
});

export const saveAccount = endpoint({
  method: 'PUT',
  path: '/admin/accounts/:id',
  tag,
  access: 'owner',
  dryRun,
  summary: 'Change a member’s name or role, or suspend or reactivate them. Suspending ends their sessions.',
  params: byId,
  body: z
    .object({ name: personName.optional(), role: role.optional(), isSuspended: z.boolean().optional() })
    .refine((body) => Object.values(body).some((value) => value !== undefined), {
      message: 'Send a name, a role, or whether the account is suspended.',
    }),
  audit: {
    'account/save': {
      subject: 'access',
      sentence: ({ role, isSuspended }) => (isSuspended ? 'suspended' : `saved as ${readDetailText(role)}`),
      advice: undoAdvice.access,
    },
  },
  answer: accountSchema,
  errors: ['account/not-found', 'account/own', 'account/last-owner'],
});

export const linkAccount = endpoint({
  method: 'POST',
  path: '/admin/accounts/:id/link',
  tag,
  access: 'owner',
  dryRun,
  summary:
    'Create a one-time link for a member to choose a password. Earlier links stop working; the current password works until it is used.',
  params: byId,
  audit: {
    'account/link': { subject: 'access', sentence: 'password link created', advice: undoAdvice.access },
  },
  answer: linkSchema,
  errors: ['account/own', 'account/not-found', 'account/no-password', 'auth/not-configured'],
});

export const signOutAccount = endpoint({
  method: 'POST',
  path: '/admin/accounts/:id/sign-out',
  tag,
  access: 'owner',
  dryRun,
  summary: 'End all of a member’s sessions immediately.',
  params: byId,
  audit: { 'account/sign-out': { subject: 'access', sentence: 'signed out everywhere' } },
  answer: accountSchema,
  errors: ['account/not-found'],
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/admin/accounts/:id',
  tag,
  access: 'owner',
  dryRun,
  summary: 'Remove a member. Their work stays, under their e-mail address.',
  params: byId,
  audit: {
    'account/remove': {
      subject: 'access',
      sentence: 'removed',
      advice: 'Invite them again on the Access screen.',
    },
  },
  answer: emptyAnswer,
  errors: ['account/not-found', 'account/own', 'account/last-owner'],
});
