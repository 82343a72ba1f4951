import { defaultLanguage } from '#content/language/language.ts';
import { responseErrorWords, siteAccessWords } from '#i18n/site-words.ts';
import { safetyBlock } from './safety-block.ts';

/**
 * Every error of a response. `code` is stable and never reused; `message` is shown to people unless the
 * throwing code gives a more specific one. A test compares `docs/errors.md` with this list.
 */
export const errorCatalogue = {
  'input/invalid': { status: 400, message: 'Some of your input is not valid. See the list of issues.' },
  'input/no-identifier': { status: 400, message: 'No page identifier provided' },
  'input/unknown-page-type': { status: 400, message: 'Unknown page type' },
  'input/no-overview': { status: 400, message: safetyBlock },
  'input/not-publishable': {
    status: 400,
    message: 'This page is not ready to publish. See the list of issues.',
  },
  'auth/required': { status: 401, message: 'Please sign in first.' },
  'auth/wrong-credentials': { status: 401, message: 'The e-mail address or password is incorrect.' },
  'auth/not-configured': {
    status: 503,
    message: 'Firebase is not properly configured. Please check environment variables.',
  },
  'auth/unreachable': {
    status: 503,
    message: 'Google is not responding, so signing in is unavailable. Try again in a moment.',
  },
  'auth/no-mail': {
    status: 503,
    message: 'This site cannot send mail. Ask an owner for a new link.',
  },
  'auth/forbidden': { status: 403, message: 'Your role does not allow this. Ask an owner.' },
  'assistant/drafts-only': {
    status: 403,
    message:
      'API keys can only write drafts, and this would change the public site. Ask a member of the studio.',
  },
  'auth/foreign-origin': { status: 403, message: 'This request came from another website.' },
  'access/no-password': { status: 400, message: siteAccessWords[defaultLanguage].blank },
  'draft/no-name': { status: 400, message: responseErrorWords[defaultLanguage].noName },
  'draft/no-email': { status: 400, message: responseErrorWords[defaultLanguage].noEmail },
  'draft/no-words': { status: 400, message: responseErrorWords[defaultLanguage].noWords },
  'access/wrong-password': { status: 403, message: siteAccessWords[defaultLanguage].wrong },
  'profile/wrong-password': { status: 403, message: 'Your current password is incorrect.' },
  'profile/wrong-passkey': {
    status: 403,
    message: 'The passkey was refused or took too long. Please try again.',
  },
  'profile/confirm-first': { status: 403, message: 'Confirm your identity first.' },
  'page/not-found': { status: 404, message: 'Page not found' },
  'version/not-found': { status: 404, message: 'This version does not exist.' },
  'starting-content/not-removed': {
    status: 404,
    message: 'There is no starting content to restore. It was not removed, or more than 30 days ago.',
  },
  'schedule/not-found': { status: 404, message: 'Nothing of this kind is scheduled for this page.' },
  'redirect/not-found': { status: 404, message: 'There is no redirect for this path.' },
  'password-access/not-found': { status: 404, message: 'Password access not found' },
  'room/not-found': { status: 404, message: 'This client space no longer exists.' },
  'preview-link/not-found': { status: 404, message: 'This link has expired or was revoked.' },
  'assistant-key/not-found': { status: 404, message: 'This API key no longer exists.' },
  'draft-remark/not-found': { status: 404, message: 'This comment no longer exists.' },
  'account/not-found': { status: 404, message: 'This member no longer exists.' },
  'audit/not-found': { status: 404, message: 'This entry is not in the activity log.' },
  'device/not-found': { status: 404, message: 'You are no longer signed in on this device.' },
  'passkey/not-found': { status: 404, message: 'You no longer have this passkey.' },
  'font/not-found': { status: 404, message: 'This font no longer exists.' },
  'tokens/not-found': { status: 404, message: 'This version of the design tokens does not exist.' },
  'media/not-found': { status: 404, message: 'This file does not exist.' },
  'upload/not-found': { status: 404, message: 'This upload no longer exists. Send the file again.' },
  'route/not-found': { status: 404, message: 'There is nothing at this URL.' },
  'route/wrong-method': { status: 405, message: 'This URL does not support this method.' },
  'draft/changed': { status: 409, message: responseErrorWords[defaultLanguage].changed },
  'draft/full': { status: 409, message: responseErrorWords[defaultLanguage].full },
  'page/identifier-taken': { status: 409, message: 'Another page already has this URL.' },
  'page/has-children': { status: 409, message: 'This page has child pages. Move or delete them first.' },
  'page/in-use': { status: 409, message: 'Pages still use this section. Detach or remove it there first.' },
  'page/system': { status: 409, message: 'This is a system page and cannot be changed in this way.' },
  'redirect/changed': {
    status: 409,
    message: 'These redirects were changed by another member. Check them and try again.',
  },
  'password-access/in-use': { status: 409, message: 'Pages still use this password.' },
  'account/exists': { status: 409, message: 'This e-mail address is already a member.' },
  'account/no-password': {
    status: 409,
    message: 'Passwords are kept by Firebase. Use “Forgot your password?” on the sign-in page.',
  },
  'account/own': {
    status: 409,
    message: 'You cannot do this to your own account. Ask another owner.',
  },
  'account/last-owner': {
    status: 409,
    message: 'This is the last owner who can sign in. Make another member an owner first.',
  },
  'assistant-key/name-taken': {
    status: 409,
    message: 'This name is or was used by another key. Choose a different one.',
  },
  'audit/no-undo': { status: 409, message: 'This cannot be undone from the activity log.' },
  'audit/undone': { status: 409, message: 'This has already been undone.' },
  'audit/changed': {
    status: 409,
    message: 'This has changed since, so nothing was undone. Check its current state.',
  },
  'profile/no-password': {
    status: 409,
    message: 'This account has no password here, because another service signs you in.',
  },
  'auth/kept-elsewhere': {
    status: 409,
    message: 'This site signs in with Firebase: passkeys and recovery codes do not work.',
  },
  'media/in-use': { status: 409, message: 'This file is used on a page.' },
  'media/already-there': { status: 409, message: 'The new file is the same as the current one.' },
  'media/in-history': { status: 409, message: 'The site history shows this file.' },
  'font/in-use': { status: 409, message: 'The site uses this font.' },
  'font/taken': { status: 409, message: 'This font already exists.' },
  'upload/not-whole': { status: 409, message: 'This upload is not complete yet.' },
  'upload/wrong-offset': {
    status: 409,
    message: 'This part does not follow the previous one. Ask for the current offset.',
  },
  'page/stale': { status: 412, message: 'Another member saved this page in the meantime.' },
  'settings/stale': { status: 412, message: 'Another member changed these settings in the meantime.' },
  'tokens/stale': { status: 412, message: 'Another member published design tokens in the meantime.' },
  'tree/stale': { status: 412, message: 'Another member moved or created pages in the meantime.' },
  'media/stale': { status: 412, message: 'Another member changed this file in the meantime.' },
  'upload/wrong-protocol': {
    status: 412,
    message: 'Uploads in parts use tus 1.0.0: send the header `Tus-Resumable`.',
  },
  'input/too-slow': { status: 408, message: 'The request took too long to arrive. Try again.' },
  'input/too-large': {
    status: 413,
    message: 'This is larger than the site accepts in one request. Make it smaller and try again.',
  },
  'media/wrong-type': { status: 415, message: 'The site cannot use files of this kind.' },
  'input/head-too-large': {
    status: 431,
    message: 'The URL or the headers of this request are too long.',
  },
  'limit/reached': { status: 429, message: 'Too many attempts. Wait a moment, then try again.' },
  'server/unavailable': {
    status: 503,
    message: 'The site cannot reach its storage. Try again in a moment.',
  },
  'server/failed': {
    status: 500,
    message:
      'Something went wrong on the server. Try again; if it keeps failing, the server’s log has the cause.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
