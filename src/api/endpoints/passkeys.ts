import { z } from 'zod';
import { undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, fieldMessages, timestampSchema } from '../schemas/common.ts';
import { sessionSchema } from './auth.ts';

const tag = 'Passkeys';
// These calls change nothing on the site, so a dry run would show nothing.
const dryRun = false;

/** Error if another service authenticates members: a passkey would bypass a suspension there. */
const elsewhere = 'auth/kept-elsewhere';

/** Bytes in WebAuthn's JSON (RFC 4648, 5; without padding). */
const bytes = (longest: number) =>
  z
    .string()
    .max(longest, 'This is too long for a passkey.')
    .regex(/^[\w-]*$/, 'Must be base64url.');

const credentialId = bytes(1400);

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** Options for `navigator.credentials.get` (WebAuthn 3, 5.1.10.1). */
const requestSchema = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    /** In ms. */
    timeout: z.number().int(),
    userVerification: z.literal('required'),
    /** Empty if the user is not known yet: the device then offers its passkeys. */
    allowCredentials: z.array(descriptorSchema),
  })
  .meta({ id: 'PasskeyRequest' });
export type PasskeyRequest = z.infer<typeof requestSchema>;

/** Options for `navigator.credentials.create` (WebAuthn 3, 5.1.9). */
const creationSchema = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
    /** In ms. */
    timeout: z.number().int(),
    excludeCredentials: z.array(descriptorSchema),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' });
export type PasskeyCreation = z.infer<typeof creationSchema>;

/** A device's signed response to a challenge. */
const assertionSchema = z
  .object({
    id: credentialId,
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    /** The account that the passkey belongs to. */
    userHandle: bytes(200).optional(),
  })
  .meta({ id: 'PasskeyAssertion' });
export type PasskeyAssertion = z.infer<typeof assertionSchema>;

/** A new passkey's registration response. */
const attestationSchema = z
  .object({
    id: credentialId,
    clientDataJSON: bytes(8192),
    attestationObject: bytes(32768),
    transports: z.array(z.string().max(32)).max(10),
  })
  .meta({ id: 'PasskeyAttestation' });
export type PasskeyAttestation = z.infer<typeof attestationSchema>;

const passkeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: timestampSchema,
    /** Null until the first sign-in with it. */
    usedAt: timestampSchema.nullable(),
    /** True if it is synced between devices. */
    isSynced: z.boolean(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

const passkeyName = z
  .string()
  .trim()
  .min(1, 'Give the passkey a name.')
  .max(100, fieldMessages.nameLength(100));

const byId = z.object({ id: z.string().describe('The passkey’s id.') });

export const requestPasskeySignIn = endpoint({
  method: 'POST',
  path: '/auth/passkey/options',
  tag,
  access: 'public',
  credentials: ['nothing'],
  cookies: true,
  summary:
    'Start signing in with a passkey. Answers the challenge for the device, which works once, within five minutes.',
  audit: {},
  answer: requestSchema,
  errors: [elsewhere],
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  tag,
  access: 'public',
  credentials: ['nothing'],
  cookies: true,
  summary: 'Sign in with the device’s answer to the passkey challenge.',
  body: assertionSchema,
  audit: {},
  answer: sessionSchema,
  errors: ['auth/wrong-credentials', elsewhere],
});

export const signInWithCode = endpoint({
  method: 'POST',
  path: '/auth/recovery-code',
  tag,
  access: 'public',
  credentials: ['nothing'],
  cookies: true,
  summary: 'Sign in with a one-time recovery code instead of a password or passkey.',
  body: z.object({
    email: z.string().min(1, fieldMessages.ownEmail).max(320, fieldMessages.emailLength),
    code: z.string().min(1, 'Enter one of your recovery codes.').max(100, 'This is not a recovery code.'),
  }),
  audit: { 'recovery-code/use': { subject: 'access', sentence: 'signed in with a recovery code' } },
  answer: sessionSchema.extend({
    /** Number of unused recovery codes. */
    codesLeft: z.number().int(),
  }),
  errors: ['auth/wrong-credentials', elsewhere],
});

export const requestConfirmation = endpoint({
  method: 'POST',
  path: '/admin/profile/confirm/options',
  tag,
  access: 'editor',
  dryRun,
  summary: 'Start confirming your identity with a passkey.',
  audit: {},
  answer: requestSchema,
  errors: [elsewhere],
});

export const confirmSelf = endpoint({
  method: 'POST',
  path: '/admin/profile/confirm',
  tag,
  access: 'editor',
  dryRun,
  summary:
    'Confirm your identity with your password or a passkey. For ten minutes, this session may change passkeys and recovery codes.',
  body: z
    .object({
      password: z.string().min(1, 'Enter your password.').max(200).optional(),
      passkey: assertionSchema.optional(),
    })
    .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
      message: 'Send your password or the passkey’s answer.',
    }),
  audit: {},
  answer: z.object({ until: timestampSchema }),
  errors: ['profile/wrong-password', 'profile/wrong-passkey', elsewhere],
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/admin/profile/passkeys',
  tag,
  access: 'editor',
  summary: 'List your passkeys.',
  answer: z.array(passkeySchema),
  errors: [elsewhere],
});

export const requestPasskey = endpoint({
  method: 'POST',
  path: '/admin/profile/passkeys/options',
  tag,
  access: 'editor',
  dryRun,
  summary:
    'Start creating a passkey. Answers the challenge for the device, which works once, within five minutes.',
  audit: {},
  answer: creationSchema,
  errors: [elsewhere, 'profile/confirm-first'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/admin/profile/passkeys',
  tag,
  access: 'editor',
  dryRun,
  status: 201,
  summary: 'Store a passkey that a device has created.',
  body: z.object({ name: passkeyName, passkey: attestationSchema }),
  audit: {
    'passkey/add': {
      subject: 'access',
      sentence: 'passkey added',
      advice: 'They can remove it in their profile.',
    },
  },
  answer: passkeySchema,
  errors: [elsewhere, 'profile/confirm-first', 'profile/wrong-passkey'],
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/admin/profile/passkeys/:id',
  tag,
  access: 'editor',
  dryRun,
  summary: 'Rename a passkey.',
  params: byId,
  body: z.object({ name: passkeyName }),
  audit: { 'passkey/rename': { subject: 'access', sentence: 'passkey renamed' } },
  answer: passkeySchema,
  errors: [elsewhere, 'passkey/not-found'],
});

export const deletePasskey = endpoint({
  method: 'DELETE',
  path: '/admin/profile/passkeys/:id',
  tag,
  access: 'editor',
  dryRun,
  summary: 'Remove a passkey. You can no longer sign in with it.',
  params: byId,
  audit: {
    'passkey/remove': {
      subject: 'access',
      sentence: 'passkey removed',
      advice: undoAdvice.gone,
    },
  },
  answer: emptyAnswer,
  errors: [elsewhere, 'passkey/not-found', 'profile/confirm-first'],
});

export const countRecoveryCodes = endpoint({
  method: 'GET',
  path: '/admin/profile/recovery-codes',
  tag,
  access: 'editor',
  summary: 'Count your unused recovery codes.',
  answer: z.object({ left: z.number().int() }),
  errors: [elsewhere],
});

export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/admin/profile/recovery-codes',
  tag,
  access: 'editor',
  dryRun,
  status: 201,
  summary: 'Create ten new recovery codes, shown only in this answer. The old codes stop working.',
  audit: {
    'recovery-code/make': {
      subject: 'access',
      sentence: 'recovery codes replaced',
      advice: undoAdvice.gone,
    },
  },
  answer: z.object({ codes: z.array(z.string()) }),
  errors: [elsewhere, 'profile/confirm-first'],
});
