import { z } from 'zod';
import { undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, fieldMessages } from '../schemas/common.ts';
import { deviceSchema } from '../schemas/device.ts';
import { personName } from './accounts.ts';
import { newPassword, setPassword, userSchema } from './auth.ts';

const tag = 'Profile';

const profileSchema = userSchema
  .extend({
    /** False if another service authenticates the member. */
    hasPassword: z.boolean(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profileSchema>;

// These calls change nothing on the site, so a dry run would show nothing.
const dryRun = false;

export const getProfile = endpoint({
  method: 'GET',
  path: '/admin/profile',
  tag,
  access: 'editor',
  summary: 'Get the signed-in member.',
  answer: profileSchema,
});

export const renameProfile = endpoint({
  method: 'PUT',
  path: '/admin/profile',
  tag,
  access: 'editor',
  dryRun,
  summary: 'Change your name, as shown on pages and versions.',
  body: z.object({ name: personName }),
  audit: {
    'profile/rename': { subject: 'access', sentence: 'renamed', advice: undoAdvice.opposite },
  },
  answer: profileSchema,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/admin/profile/password',
  tag,
  access: 'editor',
  dryRun,
  summary: 'Change your password. Ends your other sessions, and links to choose a password stop working.',
  body: z.object({
    current: z.string().min(1, 'Enter your current password.').max(200, fieldMessages.passwordLength),
    password: newPassword,
  }),
  audit: setPassword.audit,
  answer: emptyAnswer,
  errors: ['profile/wrong-password', 'profile/no-password'],
});

export const listDevices = endpoint({
  method: 'GET',
  path: '/admin/profile/devices',
  tag,
  access: 'editor',
  summary: 'List your sessions: this device first, then by last use.',
  answer: z.array(deviceSchema),
});

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/admin/profile/devices/:id',
  tag,
  access: 'editor',
  dryRun,
  summary: 'End one of your sessions immediately.',
  params: z.object({ id: z.string().describe('The device’s id in your list.') }),
  audit: { 'profile/sign-out-device': { subject: 'access', sentence: 'signed out on one device' } },
  answer: emptyAnswer,
  errors: ['device/not-found'],
});

export const signOutOtherDevices = endpoint({
  method: 'DELETE',
  path: '/admin/profile/devices',
  tag,
  access: 'editor',
  dryRun,
  summary: 'End all your other sessions.',
  audit: { 'profile/sign-out-others': { subject: 'access', sentence: 'signed out on all other devices' } },
  answer: z.object({
    /** Number of ended sessions. */
    ended: z.number().int(),
  }),
});
