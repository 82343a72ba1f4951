import type { AuditDetail } from '#api/audit-action.ts';
import { findAuditAction } from '#api/audit-actions.ts';
import type { AuditEntry } from '#api/endpoints/audit.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';

/** A log entry as displayed. */
interface AuditLineText {
  readonly name: string;
  readonly did: string;
  /** Advice if the entry can't be undone on this screen; empty if there is nothing to undo. */
  readonly instead: string;
  /** The actor's name if it is neither a member of the studio nor the site. */
  readonly by?: string;
}

/**
 * Formats an entry with the sentence of its action. Actions unknown to this version are shown by their
 * identifier.
 */
export function formatAuditEntry(entry: AuditEntry): AuditLineText {
  const { action, detail } = entry;
  const name = findTargetName(entry);
  const found = findAuditAction(action);
  if (!found) return { name, did: action, instead: '' };
  const { sentence, advice = '', by } = found;
  return {
    name,
    did: resolve(sentence, detail),
    instead: resolve(advice, detail),
    ...(by && { by: by(detail) }),
  };
}

function resolve(words: string | ((detail: AuditDetail) => string), detail: AuditDetail): string {
  return typeof words === 'string' ? words : words(detail);
}

function findTargetName({ action, target, page, file, detail }: AuditEntry): string {
  const called = page && (resolveText(page.title, defaultLanguage).trim() || page.identifier);
  if (called) return called;
  if (file) return file;
  const [kind = ''] = action.split('/');
  const known = [detail.email, detail.name, detail.identifier].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  if (kind === 'room' && typeof detail.client === 'string') return `Client space for ${detail.client}`;
  if (kind === 'password-access') return `Shared password “${target}”`;
  if (known !== undefined && kind !== 'version') return known;
  return targetNames[action] ?? targetNames[kind] ?? target;
}

/** Names for targets that have none, by action or by the first part of the action. */
const targetNames: Readonly<Record<string, string>> = {
  settings: 'Site settings',
  'starting-content': 'Starting content',
  site: 'Site',
  journal: 'Site history',
  'redirect/change': 'Redirects',
  'redirect/import': 'Redirects',
  'redirect/follow': 'Redirects',
  'trash/empty': 'Trash',
  'trash/purge': 'Trash',
  'media/forget-replaced': 'Files',
  'page/reorder': 'Pages',
  page: 'A deleted page',
  version: 'A deleted page',
  schedule: 'A deleted page',
  media: 'A file',
  account: 'A member',
  profile: 'Own account',
  poster: 'An embedded video',
};
