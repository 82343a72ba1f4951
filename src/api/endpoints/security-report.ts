import { z } from 'zod';
import { requestPurposes, requestTimings } from '#content/page/third-party-hosts.ts';
import { endpoint } from '../endpoint.ts';
import { jobNames } from '../job-names.ts';
import { timestampSchema } from '../schemas/common.ts';
import { deviceSchema } from '../schemas/device.ts';
import { pageNamedSchema } from '../schemas/page.ts';
import { wrongTryKinds } from '../wrong-try-kinds.ts';
import { roles } from './auth.ts';

const tag = 'Security';

const signedInSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(roles),
    /** The caller's devices first, then the others by last activity. */
    devices: z.array(deviceSchema),
  })
  .meta({ id: 'SignedIn' });
export type SignedInMember = z.infer<typeof signedInSchema>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/admin/accounts/sessions',
  tag,
  access: 'owner',
  summary:
    'List who is signed in, and on which devices. Members end their own sessions in their profile; an owner can end all of a member’s sessions.',
  answer: z.array(signedInSchema),
});

const askedHostSchema = z
  .object({
    /** Includes a non-default port. */
    host: z.string(),
    for: z.enum(requestPurposes),
    /**
     * By the site's consent setting: without a consent question, requests that need consent are made at once.
     */
    when: z.enum(requestTimings),
    /** The pages that make the request; null for all pages. */
    pages: z.array(pageNamedSchema).nullable(),
  })
  .meta({ id: 'AskedHost' });
export type RequestedHost = z.infer<typeof askedHostSchema>;

const secretSchema = z
  .object({
    /** Time at which the database was first known to be encrypted with this key; null if unknown. */
    since: timestampSchema.nullable(),
    /** True if the key was changed then. Otherwise the record starts then, and the key may be older. */
    isChanged: z.boolean(),
    keptIn: z.enum(['environment', 'file']),
    /** Number of encrypted page passwords, shared passwords, and passwords and links of client spaces. */
    sealed: z.number().int(),
    /** Number of those that this key cannot decrypt: what they protect cannot be unlocked. */
    unreadable: z.number().int(),
  })
  .meta({ id: 'SecretAge' });

const jobSchema = z
  .object({
    name: z.enum(jobNames),
    /** End of its last run; null before the first one. */
    lastRun: timestampSchema.nullable(),
    /** Null if it does not run again. */
    nextRun: timestampSchema.nullable(),
    /** Error of the last run. */
    error: z.string().nullable(),
  })
  .meta({ id: 'Job' });

export const readSecurityReport = endpoint({
  method: 'GET',
  path: '/admin/safety',
  tag,
  access: 'owner',
  summary:
    'Get failed attempts by day and kind, third-party requests of public pages, the secret’s age, the backups, and the background jobs.',
  answer: z
    .object({
      /** Failed attempts of the last thirty days, latest first, without days that have none. */
      tries: z.array(
        z.object({
          /** Date in the studio's time zone: `2026-11-23`. */
          day: z.string(),
          counts: z.partialRecord(z.enum(wrongTryKinds), z.number().int()),
        }),
      ),
      /** Third-party hosts of the live site. */
      hosts: z.array(askedHostSchema),
      /** True if visitors are asked for consent before third-party requests. */
      asksConsent: z.boolean(),
      /** Pages whose blocks could not be read, so that their requests are unknown. */
      unreadPages: z.array(pageNamedSchema),
      secret: secretSchema,
      /** Library images by whether they contained a location when they were uploaded. */
      places: z.object({
        /** Contained a location, which was removed before they were stored. */
        found: z.number().int(),
        none: z.number().int(),
        /** Uploaded before this was recorded; any location was removed as well. */
        unknown: z.number().int(),
        /** Uploaded before locations were removed, and not checked since. */
        unread: z.number().int(),
      }),
      /** Automatic backups; null if the site makes none. */
      backups: z
        .object({
          /** Time of the newest complete one; null before the first. */
          newest: timestampSchema.nullable(),
          /** True if the newest is older than the daily schedule allows. */
          isLate: z.boolean(),
        })
        .nullable(),
      /** Background jobs of the responding server. */
      jobs: z.array(jobSchema),
      /** Storage to include in external backups. */
      kept: z.object({ database: z.enum(['sqlite', 'postgres']), files: z.enum(['folder', 'bucket']) }),
    })
    .meta({ id: 'SecurityReport' }),
});

/** Maximum number of files per response; public ones come first. */
export const mostFiles = 500;

const wayInSchema = z
  .object({
    by: z.enum(['page-password', 'shared-password', 'room', 'preview-link']),
    /** Name of the shared password, or of the client. */
    name: z.string().nullable(),
    /** Expiry; null for none. */
    until: timestampSchema.nullable(),
    /** The page that it unlocks, or the page whose draft shows the file. */
    page: pageNamedSchema,
  })
  .meta({ id: 'WayIn' });
export type FileAccess = z.infer<typeof wayInSchema>;

const protectedFileSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The protected pages that show it. */
    pages: z.array(pageNamedSchema),
    /** All ways to access it other than signing in. */
    ways: z.array(wayInSchema),
    /** Public pages that show it. */
    publicPages: z.array(pageNamedSchema),
    /** True for the logo, which is on every page. */
    isLogo: z.boolean(),
    /** True for the favicon. */
    isFavicon: z.boolean(),
  })
  .meta({ id: 'ProtectedFile' });
export type ProtectedFile = z.infer<typeof protectedFileSchema>;

export const listProtectedFiles = endpoint({
  method: 'GET',
  path: '/admin/safety/files',
  tag,
  access: 'owner',
  summary: `List the files on protected pages, at most ${mostFiles}, each with what opens it and why. Files that another page makes public come first.`,
  answer: z.object({
    files: z.array(protectedFileSchema),
    /** Total number. */
    total: z.number().int(),
    /** Number of public ones. */
    openToAll: z.number().int(),
  }),
});
