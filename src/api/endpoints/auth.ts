import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, timestampSchema } from '../schemas/common.ts';

const tag = 'Identity';

export const roles = ['owner', 'editor'] as const;
export type Role = (typeof roles)[number];

export const userSchema = z
  .object({ id: z.string(), email: z.string(), name: z.string(), role: z.enum(roles) })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

/** A short-lived bearer token, to be held in memory. */
export const sessionSchema = z
  .object({ token: z.string(), expiresAt: timestampSchema, user: userSchema })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/sign-in',
  tag,
  access: 'public',
  credentials: ['nothing'],
  cookies: true,
  summary:
    'Sign in with e-mail and password. Sets the cookies that renew the token and open protected media.',
  body: z.object({
    // Longer ones are nobody's, and would be hashed and remembered all the same.
    email: z
      .string()
      .min(1, 'Enter your e-mail address.')
      .max(320, 'An e-mail address has 320 characters at most.'),
    password: z.string().min(1, 'Enter your password.').max(200, 'A password has 200 characters at most.'),
  }),
  answer: sessionSchema,
  errors: ['auth/wrong-credentials', 'limit/reached', 'auth/not-configured'],
});

export const renewToken = endpoint({
  method: 'POST',
  path: '/auth/token',
  tag,
  access: 'public',
  credentials: ['session'],
  cookies: true,
  summary: 'The next short-lived token, for the session cookie.',
  answer: sessionSchema,
  errors: ['auth/required'],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/sign-out',
  tag,
  access: 'public',
  credentials: ['nothing', 'bearer', 'session'],
  cookies: true,
  summary: 'End the session and drop its cookies.',
  answer: emptyAnswer,
});

/** A password that somebody chooses. */
export const newPassword = z.string().min(10, 'Choose a password of at least 10 characters.').max(200);

export const setPassword = endpoint({
  method: 'POST',
  path: '/auth/set-password',
  tag,
  access: 'public',
  credentials: ['nothing'],
  cookies: true,
  summary: 'Choose a password with a one-time link, and sign in.',
  body: z.object({
    token: z.string().max(200),
    password: newPassword,
  }),
  answer: sessionSchema,
  errors: ['auth/wrong-credentials', 'limit/reached'],
});
