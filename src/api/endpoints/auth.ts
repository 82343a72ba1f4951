import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, fieldMessages, timestampSchema } from '../schemas/common.ts';

const tag = 'Identity';

export const roles = ['owner', 'editor'] as const;
export type Role = (typeof roles)[number];

export const userSchema = z
  .object({ id: z.string(), email: z.string(), name: z.string(), role: z.enum(roles) })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

/** A short-lived bearer token, to be kept in memory only. */
export const sessionSchema = z
  .object({ token: z.string(), expiresAt: timestampSchema, user: userSchema })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;

/** The available ways to sign in, for the sign-in screen. */
const signInWaysSchema = z
  .object({
    provider: z.enum(['local', 'firebase']),
    /** True if this site mails links to reset a password. */
    mailsLinks: z.boolean(),
    /** The Firebase project that authenticates members; null if it is not configured or not used. */
    firebase: z
      .object({ projectId: z.string(), apiKey: z.string(), emulator: z.string().optional() })
      .nullable(),
  })
  .meta({ id: 'SignInWays' });
export type SignInWays = z.infer<typeof signInWaysSchema>;

export const readSignInWays = endpoint({
  method: 'GET',
  path: '/auth/sign-in',
  tag,
  access: 'public',
  credentials: ['nothing'],
  summary: 'How members sign in: with a password of this site or an account of a Firebase project.',
  answer: signInWaysSchema,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/sign-in',
  tag,
  access: 'public',
  credentials: ['nothing'],
  cookies: true,
  summary:
    'Sign in with e-mail and password, or with a Firebase ID token. Sets the cookies that renew the token and open protected media.',
  body: z
    .object({
      // No member has a longer one. Without the limit it would still be hashed and stored.
      email: z.string().min(1, fieldMessages.ownEmail).max(320, fieldMessages.emailLength).optional(),
      password: z.string().min(1, 'Enter your password.').max(200, fieldMessages.passwordLength).optional(),
      idToken: z
        .string()
        .min(1, 'Send the ID token.')
        .max(8000, 'An ID token has at most 8000 characters.')
        .describe('Replaces e-mail and password if the site signs in with Firebase.')
        .optional(),
    })
    .refine(
      ({ email, password, idToken }) =>
        idToken === undefined
          ? email !== undefined && password !== undefined
          : email === undefined && password === undefined,
      { message: 'Send an e-mail address and a password, or an ID token.' },
    ),
  audit: {},
  answer: sessionSchema,
  errors: ['auth/wrong-credentials', 'auth/not-configured', 'auth/unreachable'],
});

export const renewToken = endpoint({
  method: 'POST',
  path: '/auth/token',
  tag,
  access: 'public',
  credentials: ['session'],
  cookies: true,
  summary: 'Get a new short-lived token for the session cookie.',
  audit: {},
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
  summary: 'End the session and delete its cookies.',
  audit: {},
  answer: emptyAnswer,
  errors: ['auth/not-configured'],
});

/** Schema of a new password. */
export const newPassword = z.string().min(10, 'Choose a password of at least 10 characters.').max(200);

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgotten',
  tag,
  access: 'public',
  credentials: ['nothing'],
  summary: 'Mail a link to choose a new password. The answer is the same for unknown addresses.',
  body: z.object({
    email: z.string().trim().max(320, fieldMessages.emailLength).pipe(z.email(fieldMessages.email)),
  }),
  audit: {},
  answer: emptyAnswer,
  errors: ['auth/no-mail', 'auth/not-configured', 'account/no-password'],
});

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
  audit: {
    'profile/password': {
      subject: 'access',
      sentence: 'password changed',
      advice: 'Create a new link for them on the Access screen.',
    },
  },
  answer: sessionSchema,
  errors: ['auth/wrong-credentials', 'auth/not-configured'],
});
