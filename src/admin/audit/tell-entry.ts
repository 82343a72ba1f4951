import { isAuditAction } from '#api/audit-actions.ts';
import type { AuditEntry } from '#api/endpoints/audit.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { acts, insteadOf } from './acts.ts';

/** What a line of the log says: of what, what was done, and what to do where it cannot be taken back there. */
interface Told {
  readonly name: string;
  readonly did: string;
  readonly instead: string;
  /** Who did it, where that is nobody of the studio and not the site. */
  readonly by?: string;
}

/** An act in the words of the studio; one that this version does not know by its own name. */
export function tellEntry(entry: AuditEntry): Told {
  const { action, detail } = entry;
  const name = nameOf(entry);
  if (!isAuditAction(action)) return { name, did: action, instead: '' };
  const { did, by } = acts[action];
  return {
    name,
    did: typeof did === 'string' ? did : did(detail),
    instead: insteadOf(action, detail),
    ...(by && { by: by(detail) }),
  };
}

function nameOf({ action, target, page, file, detail }: AuditEntry): string {
  const called = page && (resolveText(page.title, defaultLanguage).trim() || page.identifier);
  if (called) return called;
  if (file) return file;
  const [kind = ''] = action.split('/');
  const known = [detail.email, detail.name, detail.identifier].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  if (kind === 'room' && typeof detail.client === 'string') return `Room of ${detail.client}`;
  if (kind === 'password-access') return `Shared password “${target}”`;
  if (known !== undefined && kind !== 'version') return known;
  return wholes[action] ?? wholes[kind] ?? target;
}

/** What acts are about that concern more than one thing. */
const wholes: Readonly<Record<string, string>> = {
  settings: 'Site settings',
  demo: 'The demo',
  site: 'The site',
  journal: 'The history',
  'redirect/change': 'Redirects',
  'redirect/import': 'Redirects',
  'redirect/follow': 'Redirects',
  'trash/empty': 'The trash',
  'trash/purge': 'The trash',
  'media/forget-replaced': 'Files',
  'page/reorder': 'Pages',
  page: 'A page that is gone',
  version: 'A page that is gone',
  schedule: 'A page that is gone',
  media: 'A file',
  account: 'Somebody',
  profile: 'Own account',
  poster: 'A film of another site',
};
