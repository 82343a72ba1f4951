import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#api/endpoints/audit.ts';
import { formatAuditEntry } from './format-audit-entry.ts';

const entry = (of: Partial<AuditEntry>): AuditEntry => ({
  id: '1',
  at: '2026-03-01T09:00:00.000Z',
  actor: null,
  action: 'page/save',
  target: 'page_1',
  page: null,
  file: null,
  detail: {},
  canUndo: false,
  undone: null,
  ...of,
});

describe('an entry of the activity log', () => {
  it('uses the current title of a page, and names what was saved', () => {
    const page = { identifier: 'over', title: { nl: 'Over ons', en: 'About us' } };
    const told = (fields: string[]) => formatAuditEntry(entry({ page, detail: { fields } }));
    expect(told(['title', 'overview'])).toMatchObject({ name: 'Over ons', did: 'saved' });
    expect(told(['status'])).toMatchObject({ did: 'visibility changed' });
    expect(told(['requiresLogin', 'loginPassword'])).toEqual({
      name: 'Over ons',
      did: 'protection changed',
      instead: 'The log has no passwords. Change the protection in the page’s settings.',
    });
  });

  it('uses the current name of a file', () => {
    const told = (file: string | null) =>
      formatAuditEntry(entry({ action: 'media/add-poster', target: 'f1', file }));
    expect(told('film.webm')).toMatchObject({ name: 'film.webm', did: 'poster added' });
    expect(told(null).name).toBe('A file');
  });

  it('names a deleted page as the entry recorded it', () => {
    const gone = entry({ action: 'trash/delete', detail: { identifier: 'weg' } });
    expect(formatAuditEntry(gone)).toEqual({
      name: 'weg',
      did: 'deleted permanently',
      instead: 'This cannot be undone.',
    });
    expect(formatAuditEntry(entry({})).name).toBe('A deleted page');
  });

  it('names a client by the name they gave, even for a deleted page', () => {
    const comment = entry({ action: 'draft/remark', detail: { identifier: 'voorstel', client: 'Anna' } });
    expect(formatAuditEntry(comment)).toMatchObject({
      name: 'voorstel',
      did: 'commented on',
      by: 'Anna, with a share link',
    });
    expect(formatAuditEntry(entry({})).by).toBeUndefined();
  });

  it('describes changes to paths, people, passwords and the site', () => {
    const told = (of: Partial<AuditEntry>) => {
      const { name, did } = formatAuditEntry(entry(of));
      return `${name} ${did}`;
    };
    expect([
      told({ action: 'redirect/save', target: '/oud', detail: { toPath: '/nieuw' } }),
      told({ action: 'redirect/import', target: 'site', detail: { lines: 9, made: 7 } }),
      told({ action: 'account/invite', target: 'u1', detail: { email: 'lotte@studio.example' } }),
      told({ action: 'password-access/close', target: 'klant' }),
      told({ action: 'room/revoke', target: 'r', detail: { client: 'Museum' } }),
      told({ action: 'settings/save', target: 'site', detail: { keys: ['studioName'] } }),
      told({ action: 'media/remove', target: 'm1', detail: { name: 'foto.jpg' } }),
    ]).toEqual([
      '/oud redirected to /nieuw',
      'Redirects imported from a file (7)',
      'lotte@studio.example invited',
      'Shared password “klant” closed for visitors who had it open',
      'Client space for Museum closed',
      'Site settings changed',
      'foto.jpg deleted',
    ]);
  });

  it('shows an action from another version by its key', () => {
    expect(formatAuditEntry(entry({ action: 'room/open', target: 'x' }))).toEqual({
      name: 'x',
      did: 'room/open',
      instead: '',
    });
  });
});
