import { z } from 'zod';
import { askedFor, askedWhen } from '#content/page/asked-hosts.ts';
import { endpoint } from '../endpoint.ts';
import { jobNames } from '../job-names.ts';
import { timestampSchema } from '../schemas/common.ts';
import { deviceSchema } from '../schemas/device.ts';
import { pageNamedSchema } from '../schemas/page.ts';
import { wrongTryKinds } from '../wrong-try-kinds.ts';
import { roles } from './auth.ts';

const tag = 'Safety';

const signedInSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(roles),
    /** Those of whoever asks come first, of the others the one last seen. */
    devices: z.array(deviceSchema),
  })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof signedInSchema>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/admin/accounts/sessions',
  tag,
  access: 'owner',
  summary:
    'Who is signed in, and on which devices. Each ends their own on their profile; an owner ends all of somebody at once.',
  answer: z.array(signedInSchema),
});

const askedHostSchema = z
  .object({
    /** With its port, where that is another than usual. */
    host: z.string(),
    for: z.enum(askedFor),
    /** As this site is set: where it asks no question first, what waits for a yes comes at once. */
    when: z.enum(askedWhen),
    /** The pages that ask it; null for all of them. */
    pages: z.array(pageNamedSchema).nullable(),
  })
  .meta({ id: 'AskedHost' });
export type AskedHostOfSite = z.infer<typeof askedHostSchema>;

const secretSchema = z
  .object({
    /** Since when the database is known to be sealed by it; null where nobody has noted that. */
    since: timestampSchema.nullable(),
    /** Whether it was changed then. Otherwise the site has known it since then, and it may be older. */
    isChanged: z.boolean(),
    keptIn: z.enum(['environment', 'file']),
    /** Passwords of pages, shared ones and rooms, and links of rooms that are sealed by it. */
    sealed: z.number().int(),
    /** Those of them that it does not open: they lock what they lock to everybody. */
    unreadable: z.number().int(),
  })
  .meta({ id: 'SecretAge' });

const jobSchema = z
  .object({
    name: z.enum(jobNames),
    /** When its last run ended; null before the first one has. */
    lastRun: timestampSchema.nullable(),
    /** Null where it does not run again. */
    nextRun: timestampSchema.nullable(),
    /** Why the last run failed. */
    error: z.string().nullable(),
  })
  .meta({ id: 'Job' });

export const readSafety = endpoint({
  method: 'GET',
  path: '/admin/safety',
  tag,
  access: 'owner',
  summary:
    'Wrong tries to get in by day and kind, the sites that visitors’ pages ask, how old the secret is, when the site was last backed up, or what is to be, and the jobs in the background.',
  answer: z
    .object({
      /** Of the last thirty days, the latest first; days without any are left out. */
      tries: z.array(
        z.object({
          /** As the studio’s clocks have it: `2026-11-23`. */
          day: z.string(),
          counts: z.partialRecord(z.enum(wrongTryKinds), z.number().int()),
        }),
      ),
      /** Of what visitors see now. */
      hosts: z.array(askedHostSchema),
      /** Whether visitors are asked before anything comes from outside. */
      asksConsent: z.boolean(),
      /** Pages whose blocks could not be read: what they ask nobody knows. */
      unreadPages: z.array(pageNamedSchema),
      secret: secretSchema,
      /** Pictures of the library, by whether they said where they were taken when they came. */
      places: z.object({
        /** They said so; it was taken off before they were kept. */
        found: z.number().int(),
        none: z.number().int(),
        /** From before that was noted; it was taken off all the same. */
        unknown: z.number().int(),
        /** From before it was taken off, and not read since. */
        unread: z.number().int(),
      }),
      /** Those that the site makes by itself; null where it makes none. */
      backups: z
        .object({
          /** When the newest whole one was made; null before the first. */
          newest: timestampSchema.nullable(),
          /** Whether it is older than it should be: one is made every day. */
          isLate: z.boolean(),
        })
        .nullable(),
      /** The background jobs of the server that answers. */
      jobs: z.array(jobSchema),
      /** Where what is worth a copy is kept. */
      kept: z.object({ database: z.enum(['sqlite', 'postgres']), files: z.enum(['folder', 'bucket']) }),
    })
    .meta({ id: 'Safety' }),
});

/** Files in one answer; those that everybody sees are the first. */
export const mostFiles = 500;

const wayInSchema = z
  .object({
    by: z.enum(['page-password', 'shared-password', 'room', 'preview-link']),
    /** Of the shared password, or whom the room is for. */
    name: z.string().nullable(),
    /** When it ends; null for what stays. */
    until: timestampSchema.nullable(),
    /** The page that it opens, or the draft of it, which shows the file. */
    page: pageNamedSchema,
  })
  .meta({ id: 'WayIn' });
export type WayIn = z.infer<typeof wayInSchema>;

const protectedFileSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The protected pages that show it. */
    pages: z.array(pageNamedSchema),
    /** All that opens it, beside being signed in. */
    ways: z.array(wayInSchema),
    /** Pages that show it to everybody. */
    publicPages: z.array(pageNamedSchema),
    /** The logo is on every page. */
    isLogo: z.boolean(),
    /** It is the icon of the site. */
    isFavicon: z.boolean(),
  })
  .meta({ id: 'ProtectedFile' });
export type ProtectedFile = z.infer<typeof protectedFileSchema>;

export const listProtectedFiles = endpoint({
  method: 'GET',
  path: '/admin/safety/files',
  tag,
  access: 'owner',
  summary: `The files that protected pages show, each with what opens it and why; first those that everybody sees, since another page shows them too. ${mostFiles} at most.`,
  answer: z.object({
    files: z.array(protectedFileSchema),
    /** How many there are. */
    total: z.number().int(),
    /** How many of them everybody sees. */
    openToAll: z.number().int(),
  }),
});
