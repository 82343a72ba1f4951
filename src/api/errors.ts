import { z } from 'zod';
import { defaultLanguage } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { safetyBlock } from './safety-block.ts';

/**
 * Every error of a response. `code` is stable and never reused; `message` is shown to people unless the
 * throwing code gives a more specific one. A test compares `docs/errors.md` with this list.
 */
export const errorCatalogue = {
  'input/invalid': { status: 400, message: 'Some of what was sent cannot be used. See the list of issues.' },
  'input/no-identifier': { status: 400, message: 'No page identifier provided' },
  'input/unknown-page-type': { status: 400, message: 'Unknown page type' },
  'input/no-overview': { status: 400, message: safetyBlock },
  'input/not-publishable': {
    status: 400,
    message: 'This page is not ready to publish. See the list of issues.',
  },
  'auth/required': { status: 401, message: 'Please sign in first.' },
  'auth/wrong-credentials': { status: 401, message: 'The e-mail address or the password is not right.' },
  'auth/not-configured': {
    status: 503,
    message: 'Firebase is not properly configured. Please check environment variables.',
  },
  'auth/unreachable': {
    status: 503,
    message: 'Google isn’t responding, so nobody can sign in just now. Try again in a moment.',
  },
  'auth/no-mail': {
    status: 503,
    message: 'This site sends no mail. Ask an owner of the studio for a new link.',
  },
  'auth/forbidden': { status: 403, message: 'Your role doesn’t allow this. Ask an owner of the studio.' },
  'assistant/drafts-only': {
    status: 403,
    message:
      'An assistant writes drafts, and this would change what visitors see. Ask somebody of the studio.',
  },
  'auth/foreign-origin': { status: 403, message: 'This request came from another website.' },
  'access/no-password': { status: 400, message: siteWords[defaultLanguage].access.blank },
  'draft/no-name': { status: 400, message: siteWords[defaultLanguage].responseErrors.noName },
  'draft/no-words': { status: 400, message: siteWords[defaultLanguage].responseErrors.noWords },
  'access/wrong-password': { status: 403, message: siteWords[defaultLanguage].access.wrong },
  'profile/wrong-password': { status: 403, message: 'That is not the password that you have now.' },
  'profile/wrong-passkey': {
    status: 403,
    message: 'This passkey could not be used, or it took too long. Please try again.',
  },
  'profile/confirm-first': { status: 403, message: 'Confirm first that it is you.' },
  'page/not-found': { status: 404, message: 'Page not found' },
  'version/not-found': { status: 404, message: 'This version does not exist.' },
  'starting-content/not-removed': {
    status: 404,
    message: 'There is no starting content to put back: it was not removed, or more than 30 days ago.',
  },
  'schedule/not-found': { status: 404, message: 'Nothing of this kind is planned for this page.' },
  'redirect/not-found': { status: 404, message: 'There is no redirect for this path.' },
  'password-access/not-found': { status: 404, message: 'Password access not found' },
  'room/not-found': { status: 404, message: 'This room does not exist any more.' },
  'preview-link/not-found': { status: 404, message: 'This link is over or has been taken back.' },
  'assistant-key/not-found': { status: 404, message: 'This key is not there any more.' },
  'draft-remark/not-found': { status: 404, message: 'This remark is not there any more.' },
  'account/not-found': { status: 404, message: 'Nobody on the list has this account any more.' },
  'audit/not-found': { status: 404, message: 'This is not in the log.' },
  'device/not-found': { status: 404, message: 'You are not signed in on this device any more.' },
  'passkey/not-found': { status: 404, message: 'You do not have this passkey any more.' },
  'font/not-found': { status: 404, message: 'This font is not there any more.' },
  'tokens/not-found': { status: 404, message: 'There is no such version of the tokens.' },
  'media/not-found': { status: 404, message: 'This file does not exist.' },
  'upload/not-found': { status: 404, message: 'This upload is not there any more. Send the file again.' },
  'route/not-found': { status: 404, message: 'There is nothing at this address.' },
  'route/wrong-method': { status: 405, message: 'This address does not take this method.' },
  'draft/changed': { status: 409, message: siteWords[defaultLanguage].responseErrors.changed },
  'draft/full': { status: 409, message: siteWords[defaultLanguage].responseErrors.full },
  'page/identifier-taken': { status: 409, message: 'Another page already has this address.' },
  'page/has-children': { status: 409, message: 'This page has pages below it. Move or delete those first.' },
  'page/system': { status: 409, message: 'This page belongs to the site and cannot be changed in this way.' },
  'redirect/changed': {
    status: 409,
    message: 'Somebody else changed these redirects in the meantime. Look at them again.',
  },
  'password-access/in-use': { status: 409, message: 'Pages open with this password.' },
  'account/exists': { status: 409, message: 'This address is on the list already.' },
  'account/no-password': {
    status: 409,
    message:
      'Passwords are kept by Firebase here: “Forgot your password?” on the sign-in page sends its mail.',
  },
  'account/own': {
    status: 409,
    message: 'This is your own account: another owner has to change that, or you could not get back in.',
  },
  'account/last-owner': {
    status: 409,
    message: 'This is the last owner who can sign in. Make somebody else an owner first.',
  },
  'assistant-key/name-taken': {
    status: 409,
    message: 'There is a key of this name, or was one. Choose another, so that the log tells them apart.',
  },
  'audit/no-undo': { status: 409, message: 'This cannot be taken back from the log.' },
  'audit/undone': { status: 409, message: 'This has been undone already.' },
  'audit/changed': {
    status: 409,
    message: 'This has been changed again since, so nothing was undone. Look at how it is now.',
  },
  'profile/no-password': {
    status: 409,
    message: 'This account has no password here: whoever signs you in keeps it.',
  },
  'auth/kept-elsewhere': {
    status: 409,
    message: 'Passwords are kept by Firebase here: passkeys and recovery codes open nothing.',
  },
  'media/in-use': { status: 409, message: 'This file is used on a page.' },
  'media/already-there': { status: 409, message: 'This very file is in the library already.' },
  'media/in-history': { status: 409, message: 'The history of the site shows this file.' },
  'font/in-use': { status: 409, message: 'The site is set in this font.' },
  'font/taken': { status: 409, message: 'There is such a font already.' },
  'upload/not-whole': { status: 409, message: 'Not all of this file has come yet.' },
  'upload/wrong-offset': {
    status: 409,
    message: 'This part does not follow what has come so far. Ask how much that is.',
  },
  'page/stale': { status: 412, message: 'Somebody else saved this page in the meantime.' },
  'settings/stale': { status: 412, message: 'Somebody else changed these settings in the meantime.' },
  'tokens/stale': { status: 412, message: 'Somebody else published tokens in the meantime.' },
  'tree/stale': { status: 412, message: 'Somebody else moved or made pages in the meantime.' },
  'media/stale': { status: 412, message: 'Somebody else changed this file in the meantime.' },
  'upload/wrong-protocol': {
    status: 412,
    message: 'Files come in parts by tus 1.0.0: name it in `Tus-Resumable`.',
  },
  'input/too-slow': { status: 408, message: 'This took too long to arrive. Try again.' },
  'input/too-large': {
    status: 413,
    message: 'This is larger than the site accepts at once. Make it smaller, and send it again.',
  },
  'media/wrong-type': { status: 415, message: 'Files of this kind cannot be used on the site.' },
  'input/head-too-large': {
    status: 431,
    message: 'The address or the headers of this request are too long.',
  },
  'limit/reached': { status: 429, message: 'Too many attempts. Wait a moment, then try again.' },
  'server/unavailable': {
    status: 503,
    message: 'The site can’t reach its storage. Try again in a moment.',
  },
  'server/failed': {
    status: 500,
    message: 'Something went wrong on the server. Try again. If it stays, its log says why.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

const issueSchema = z.object({ path: z.string(), message: z.string() });

/** Body of every error response. */
export const errorBodySchema = z
  .object({
    message: z.string(),
    code: z.string(),
    issues: z.array(issueSchema).optional(),
    /** With 412: the revision that was sent, and the stored one. */
    revisions: z.object({ sent: z.string(), current: z.string() }).optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBodySchema>;
