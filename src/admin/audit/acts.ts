import type { AuditAction } from '#api/audit-actions.ts';
import { isContentSave } from '#api/safety-block.ts';

type Detail = Readonly<Record<string, unknown>>;

/** What the log says of an act, after the name of what it was done to, and why it cannot be taken back from there. */
interface Act {
  readonly did: string | ((detail: Detail) => string);
  /** Where the entry has no way back; empty where there is nothing to take back. */
  readonly instead: string;
  /** Who did it, where that is nobody of the studio and not the site. */
  readonly by?: (detail: Detail) => string;
}

const versions = 'Restore an earlier version of the page to go back.';
const otherWayRound = 'Do the opposite to go back.';
const onAccess = 'Change it on the Access screen.';
const forGood = 'It is gone for good.';
const nothing = '';
const withoutAWay = 'Passwords are not kept here: change it in the page’s settings.';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
/** Who has a link has no account: the entry says what they called themselves. */
const client = (detail: Detail) => `${text(detail.client)}, with a link`;
const count = (value: unknown) => (Array.isArray(value) ? value.length : Number(value) || 0);

/** Every act in the words of the studio. A new one has to say here what it is. */
export const acts: Readonly<Record<AuditAction, Act>> = {
  'page/create': { did: 'made', instead: 'Delete the page to go back.' },
  'page/save': { did: ({ fields }) => savedWhat(fields), instead: versions },
  'page/autosave': { did: 'saved by itself', instead: versions },
  'page/rename': {
    did: ({ from, to }) => `moved from “${text(from)}” to “${text(to)}”`,
    instead: otherWayRound,
  },
  'page/move': { did: 'moved', instead: 'It was moved together with others: undo that of the first one.' },
  'page/move-undo': { did: 'moved back', instead: otherWayRound },
  'page/reorder': { did: 'put in another order', instead: otherWayRound },
  'page/delete': { did: 'deleted', instead: 'Look for it in the trash.' },
  'page/enable-versioning': { did: 'given drafts and versions', instead: nothing },
  'page/layout': { did: 'given another layout', instead: otherWayRound },
  'page/layout-delete': { did: 'given the layout of the site', instead: otherWayRound },
  'page/background': { did: 'given another background', instead: otherWayRound },
  'page/background-delete': { did: 'given the background of the site', instead: otherWayRound },
  'version/create': { did: 'given a draft of an earlier version', instead: versions },
  'version/status': { did: ({ to }) => statusWords[text(to)] ?? 'given another status', instead: versions },
  'version/publish': { did: 'published', instead: versions },
  'version/name': {
    did: ({ name }) => (text(name) ? `version named “${text(name)}”` : 'version left without a name'),
    instead: otherWayRound,
  },
  'schedule/set': {
    did: ({ action }) =>
      action === 'publish' ? 'planned to be published' : 'planned to be taken off the site',
    instead: 'Cancel the plan on the page.',
  },
  'schedule/cancel': { did: 'not planned any more', instead: 'Plan it again on the page.' },
  'schedule/publish': { did: 'published as planned', instead: versions },
  'schedule/unpublish': { did: 'taken off the site as planned', instead: 'Publish the page to go back.' },
  'schedule/failed': { did: 'could not do what was planned', instead: nothing },
  'media/store': { did: 'uploaded', instead: 'Delete the file to go back.' },
  'media/save': { did: 'described anew', instead: otherWayRound },
  'media/remove': { did: 'deleted', instead: 'Look for it in the trash.' },
  'media/replace': {
    did: 'replaced by another file',
    instead: 'Put the file of before back in its details.',
  },
  'media/put-back': { did: 'put back to the file of before', instead: otherWayRound },
  'media/add-poster': { did: 'given a poster', instead: nothing },
  'media/add-phone-size': { did: 'given a size for phones', instead: nothing },
  'media/forget-replaced': { did: 'of before let go after their time', instead: forGood },
  'media/look': { did: 'looked at', instead: nothing },
  'media/strip': { did: 'freed of where it was taken', instead: forGood },
  'font/store': {
    did: ({ family }) => `uploaded as the font “${text(family)}”`,
    instead: 'Delete the font to go back.',
  },
  'font/remove': {
    did: 'deleted',
    instead: 'Put the font back on the screen of the design tokens, within 30 days.',
  },
  'font/restore': { did: 'put back', instead: 'Delete the font to go back.' },
  'font/purge': { did: 'deleted for good after 30 days', instead: forGood },
  'trash/restore': { did: 'brought back from the trash', instead: 'Delete it again to go back.' },
  'trash/delete': { did: 'deleted for good', instead: forGood },
  'trash/empty': { did: 'emptied', instead: forGood },
  'trash/purge': { did: 'emptied of what had been there for 30 days', instead: forGood },
  'redirect/save': { did: ({ toPath }) => `sent to ${text(toPath)}`, instead: otherWayRound },
  'redirect/delete': { did: 'not sent elsewhere any more', instead: otherWayRound },
  'redirect/change': {
    did: ({ paths }) => (count(paths) === 1 ? 'changed' : `changed: ${count(paths)} of them`),
    instead: otherWayRound,
  },
  'redirect/import': {
    did: ({ made }) => `brought in from a file: ${count(made)} of them`,
    instead: nothing,
  },
  'redirect/follow': {
    did: 'made to follow a page',
    instead: 'Undo the move of the page: its redirects go with it.',
  },
  'settings/save': {
    did: ({ keys }) => (count(keys) === 0 ? 'saved without a change' : 'changed'),
    instead: nothing,
  },
  'tokens/publish': { did: 'given other tokens', instead: nothing },
  'demo/remove': { did: 'taken away', instead: 'Put the demo back on its screen.' },
  'demo/restore': { did: 'put back', instead: 'Remove the demo on its screen.' },
  'poster/fetch': { did: 'given a poster', instead: nothing },
  'site/secret': { did: 'given another secret: everybody was signed out', instead: nothing },
  'site/seed': { did: 'filled', instead: nothing },
  'site/restore': {
    did: 'restored from a backup: everybody was signed out',
    instead: 'Restore the backup that was made before it.',
  },
  'journal/begin': { did: 'began', instead: nothing },
  'password-access/create': { did: 'made', instead: onAccess },
  'password-access/save': { did: 'changed', instead: onAccess },
  'password-access/close': { did: 'closed where it was open', instead: nothing },
  'password-access/delete': { did: 'deleted', instead: forGood },
  'preview-link/create': { did: 'shared as a draft by a link', instead: 'End the link at the page.' },
  'preview-link/revoke': { did: 'no longer shared by a link', instead: forGood },
  'draft/approve': { did: 'approved as a draft', by: client, instead: nothing },
  'draft/remark': { did: 'given a remark', by: client, instead: nothing },
  'draft/remark-done': { did: 'rid of a remark: it is done', instead: 'Open the remark again at the page.' },
  'draft/remark-open': { did: 'given back a remark that was done', instead: otherWayRound },
  'room/create': { did: 'made', instead: onAccess },
  'room/save': { did: 'changed', instead: onAccess },
  'room/revoke': { did: 'closed', instead: 'Open it again on the Access screen.' },
  'room/restore': { did: 'opened again', instead: 'Close it on the Access screen.' },
  'room/delete': { did: 'deleted', instead: forGood },
  'account/invite': { did: 'invited', instead: onAccess },
  'account/save': {
    did: ({ role, isSuspended }) => (isSuspended ? 'suspended' : `let in as ${text(role)}`),
    instead: onAccess,
  },
  'account/link': { did: 'given a new link', instead: onAccess },
  'account/sign-out': { did: 'signed out everywhere', instead: nothing },
  'account/remove': { did: 'taken off the list', instead: 'Invite them again on the Access screen.' },
  'profile/rename': { did: 'given another name', instead: otherWayRound },
  'profile/password': {
    did: 'given another password',
    instead: 'Make them a new link on the Access screen.',
  },
  'profile/sign-out-device': { did: 'signed out on one device', instead: nothing },
  'profile/sign-out-others': { did: 'signed out on all other devices', instead: nothing },
  'passkey/add': { did: 'given a passkey', instead: 'Its owner removes it in their profile.' },
  'passkey/rename': { did: 'given another name for a passkey', instead: nothing },
  'passkey/remove': { did: 'left without a passkey of before', instead: forGood },
  'assistant-key/make': {
    did: 'made as a key for an assistant',
    instead: 'Revoke the key on the Access screen.',
  },
  'assistant-key/revoke': {
    did: 'revoked as a key for an assistant',
    instead: 'Make another key on the Access screen.',
  },
  'recovery-code/make': { did: 'given new recovery codes', instead: forGood },
  'recovery-code/use': { did: 'let in by a recovery code', instead: nothing },
};

const statusWords: Readonly<Record<string, string>> = {
  PUBLISHED: 'published',
  DRAFT: 'made a draft',
  HIDDEN: 'hidden',
  ARCHIVED: 'archived',
};

const protection = new Set(['requiresLogin', 'loginPassword', 'passwordId']);

function savedWhat(sent: unknown): string {
  const fields = Array.isArray(sent) ? sent.map(String) : [];
  if (isContentSave(Object.fromEntries(fields.map((field) => [field, true])))) return 'saved';
  if (fields.some((field) => protection.has(field))) return 'given another protection';
  if (fields.includes('redirectUrl') && fields.length === 1) return 'sent elsewhere, or no longer';
  return 'shown in another way';
}

/** Why an entry without a way back has none. */
export function insteadOf(action: AuditAction, { fields }: Detail): string {
  const isProtection = action === 'page/save' && savedWhat(fields) === 'given another protection';
  return isProtection ? withoutAWay : acts[action].instead;
}
