import { z } from 'zod';
import { defaultLanguage } from '#content/language/language.ts';
import { undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import {
  createLanguageRecord,
  emptyAnswer,
  fieldMessages,
  languageSchema,
  timestampSchema,
  translatedSchema,
} from '../schemas/common.ts';

const tag = 'Client spaces';

const client = z
  .string()
  .max(200, fieldMessages.nameLength(200))
  .regex(/\S/, 'must not be empty')
  .describe('The client’s name, used in the greeting.');

const greeting = z
  .object(createLanguageRecord(z.string().max(2000, 'A greeting has at most 2,000 characters.')))
  .partial()
  .describe('The greeting in each language; may be empty.');

const password = z
  .string()
  .max(200, fieldMessages.passwordLength)
  .regex(/\S/, 'must not be empty')
  .nullable()
  .describe('The client’s password; null if the link alone opens the client space.');

const expiresAt = z.iso
  .datetime({ offset: true, error: 'must be a moment with its zone, such as 2026-11-23T09:00:00+01:00' })
  .nullable()
  .describe('When the link expires, with Z or an offset; null for never.');

const pageIds = z
  .array(z.string().max(100))
  .max(100, 'A client space has at most 100 pages.')
  .describe('The ids of its pages, in the order of the list.');

export const clientSpaceSchema = z
  .object({
    id: z.string(),
    client: z.string(),
    greeting: z.object(createLanguageRecord(z.string())),
    /** Language of the link. */
    language: languageSchema,
    /** The URL to share. Empty if it was encrypted with another key and cannot be decrypted. */
    link: z.string(),
    /** Empty if it cannot be decrypted, null if there is none. */
    password: z.string().nullable(),
    expiresAt: timestampSchema.nullable(),
    revokedAt: timestampSchema.nullable(),
    createdAt: timestampSchema,
    /** Time of the first visit; null if it was never opened. */
    firstSeenAt: timestampSchema.nullable(),
    lastSeenAt: timestampSchema.nullable(),
    /** Number of visits, one per browser session. */
    visits: z.int(),
    /** Its pages outside the trash, in their order. */
    pages: z.array(
      z
        .object({
          pageId: z.string(),
          identifier: z.string(),
          title: translatedSchema,
          /** True if visitors can reach it; otherwise the client space leaves it out. */
          isLive: z.boolean(),
          /** True if it requires a client space or password; otherwise it is public. */
          isProtected: z.boolean(),
        })
        .meta({ id: 'ClientSpacePage' }),
    ),
  })
  .meta({ id: 'ClientSpace' });
export type ClientSpace = z.infer<typeof clientSpaceSchema>;

const byId = z.object({ id: z.string().describe('The client space’s id.') });

export const listClientSpaces = endpoint({
  method: 'GET',
  path: '/admin/rooms',
  tag,
  access: 'owner',
  summary: 'List the client spaces with their links, pages and number of visits.',
  answer: z.array(clientSpaceSchema),
});

export const createClientSpace = endpoint({
  method: 'POST',
  path: '/admin/rooms',
  tag,
  access: 'owner',
  summary: 'Create a client space, with a link that opens its pages.',
  status: 201,
  // Each call creates a new link, so a dry run would return a different one.
  dryRun: false,
  body: z.object({
    client,
    greeting: greeting.default({}),
    language: languageSchema.default(defaultLanguage),
    password: password.default(null),
    expiresAt: expiresAt.default(null),
    pages: pageIds.default([]),
  }),
  audit: { 'room/create': { subject: 'access', sentence: 'created', advice: undoAdvice.access } },
  answer: clientSpaceSchema,
});
export type NewClientSpace = z.output<NonNullable<typeof createClientSpace.body>>;

const changes = z.object({
  client: client.optional(),
  greeting: greeting.optional(),
  language: languageSchema.optional(),
  password: password.optional(),
  expiresAt: expiresAt.optional(),
  pages: pageIds.optional(),
});
export type ClientSpaceChanges = z.output<typeof changes>;

export const saveClientSpace = endpoint({
  method: 'PUT',
  path: '/admin/rooms/:id',
  tag,
  access: 'owner',
  summary:
    'Change a client space. Fields that you leave out stay the same, and so does the link. A new password closes it for everyone who has it open, and a removed page is closed.',
  params: byId,
  body: changes.refine((body) => Object.values(body).some((value) => value !== undefined), {
    message: 'Send at least one change.',
  }),
  audit: { 'room/save': { subject: 'access', sentence: 'changed', advice: undoAdvice.access } },
  answer: clientSpaceSchema,
  errors: ['room/not-found'],
});

export const revokeClientSpace = endpoint({
  method: 'POST',
  path: '/admin/rooms/:id/revoke',
  tag,
  access: 'owner',
  summary: 'Revoke a client space’s link. Everything opened through it is closed immediately.',
  params: byId,
  audit: {
    'room/revoke': { subject: 'access', sentence: 'closed', advice: 'Reopen it on the Access screen.' },
  },
  answer: clientSpaceSchema,
  errors: ['room/not-found'],
});

export const restoreClientSpace = endpoint({
  method: 'POST',
  path: '/admin/rooms/:id/restore',
  tag,
  access: 'owner',
  summary: 'Reopen a client space. Its link works again; visitors must open the pages again.',
  params: byId,
  audit: {
    'room/restore': { subject: 'access', sentence: 'reopened', advice: 'Close it on the Access screen.' },
  },
  answer: clientSpaceSchema,
  errors: ['room/not-found'],
});

export const deleteClientSpace = endpoint({
  method: 'DELETE',
  path: '/admin/rooms/:id',
  tag,
  access: 'owner',
  summary: 'Delete a client space and its link permanently.',
  params: byId,
  audit: { 'room/delete': { subject: 'access', sentence: 'deleted', advice: undoAdvice.gone } },
  answer: emptyAnswer,
  errors: ['room/not-found'],
});

/**
 * Unlocks a client space. Accepts JSON or a plain HTML form, and then responds with 303 to the client space,
 * or with its password form as a document with the error.
 */
export const openClientSpace = endpoint({
  method: 'POST',
  path: '/rooms/:token',
  tag,
  access: 'public',
  summary:
    'Open a client space with its password. Sets a cookie. Without a password, the link alone opens it.',
  params: z.object({ token: z.string().describe('The last part of the client space’s link.') }),
  body: z.looseObject({
    password: z.string().default(''),
    /** Language of the messages, and of the client space that a form returns to. */
    language: languageSchema.default(defaultLanguage),
  }),
  form: true,
  cookies: true,
  audit: {},
  answer: emptyAnswer,
  errors: ['access/no-password', 'access/wrong-password', 'room/not-found'],
});
