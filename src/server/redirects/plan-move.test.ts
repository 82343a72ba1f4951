import { describe, expect, it } from 'vitest';
import { type Move, planMove } from './plan-move.ts';
import type { RedirectRule } from './redirect-rules.ts';

const moved = (fromPath: string, toPath: string, pageId = 'p'): RedirectRule => ({
  fromPath,
  toPath,
  reason: 'moved',
  pageId,
});
const byHand = (fromPath: string, toPath: string): RedirectRule => ({
  fromPath,
  toPath,
  reason: 'campagne',
  pageId: null,
});

/** Formats the table after moves, as `from → to`. */
function planned(rules: readonly RedirectRule[], moves: readonly Move[], living: readonly string[] = []) {
  const plan = planMove(rules, moves, (path) => living.includes(path));
  const table = new Map(rules.map(({ fromPath, toPath }) => [fromPath, toPath]));
  for (const path of plan.drop) table.delete(path);
  for (const { fromPath, toPath } of plan.set) table.set(fromPath, toPath);
  return { table: Object.fromEntries(table), ...plan };
}

const move = (from: string | null, to: string, pageId = 'p'): Move => ({ pageId, from, to });

describe('planMove', () => {
  it('redirects the old URL to the new one', () => {
    const { set } = planned([], [move('/oud', '/nieuw')]);
    expect(set).toEqual([moved('/oud', '/nieuw')]);
  });

  it('redirects the bare identifier when the name changes, and not when only the parent does', () => {
    expect(planned([], [move('/ouder/kind', '/ouder/nieuw')]).table).toEqual({
      '/ouder/kind': '/ouder/nieuw',
      '/kind': '/ouder/nieuw',
    });
    expect(planned([], [move('/ouder/kind', '/oma/kind')]).table).toEqual({ '/ouder/kind': '/oma/kind' });
  });

  it('flattens chains', () => {
    expect(planned([moved('/a', '/b')], [move('/b', '/c')]).table).toEqual({ '/a': '/c', '/b': '/c' });
  });

  it('removes the redirect at a URL to which a page returns', () => {
    const { table, drop } = planned([moved('/a', '/b')], [move('/b', '/a')]);
    expect(table).toEqual({ '/b': '/a' });
    expect(drop).toEqual(['/a']);
  });

  it('changes nothing for an unmoved page, and removes an automatic redirect at a new page’s URL', () => {
    const rules = [moved('/a', '/b'), byHand('/x', '/y')];
    expect(planned(rules, [move('/b', '/b')])).toMatchObject({ set: [], drop: [], kept: [] });
    expect(planned(rules, [move(null, '/a', 'q')])).toMatchObject({ set: [], drop: ['/a'] });
    expect(planned(rules, [move(null, '/x', 'q')])).toMatchObject({ set: [], drop: [] });
  });

  it('keeps a manual redirect at the old URL, and reports it', () => {
    const { table, kept, set } = planned([byHand('/oud', '/elders')], [move('/oud', '/nieuw')]);
    expect(table).toEqual({ '/oud': '/elders' });
    expect([kept, set]).toEqual([[{ from: '/oud', to: '/elders' }], []]);
  });

  it('updates manual redirects to the moved page, keeping language, query, hash and reason', () => {
    const rules = [byHand('/actie', '/oud?bron=flyer#prijs'), byHand('/en/deal', '/en/oud')];
    expect(planned(rules, [move('/oud', '/nieuw')]).set).toEqual([
      byHand('/actie', '/nieuw?bron=flyer#prijs'),
      byHand('/en/deal', '/en/nieuw'),
      moved('/oud', '/nieuw'),
    ]);
  });

  it('updates a redirect that names a case below /clients', () => {
    const { table } = planned([byHand('/actie', '/clients/oud')], [move('/cases/oud', '/cases/nieuw')]);
    expect(table).toMatchObject({ '/actie': '/cases/nieuw', '/cases/oud': '/cases/nieuw' });
  });

  it.each([
    ['/nieuw', '/oud'],
    ['/en/nieuw', '/en/oud'],
    ['/nieuw', '/tussen'],
  ])('drops a manual redirect from %s to %s that would create a loop', (from, to) => {
    const rules = [byHand(from, to), byHand('/tussen', '/oud')];
    expect(planned(rules, [move('/oud', '/nieuw')]).drop).toEqual([from]);
  });

  it('keeps redirects of another page that now has the old URL', () => {
    const rules = [moved('/mijn', '/oud', 'p'), moved('/zijn', '/oud', 'q'), byHand('/x', '/oud')];
    const { table } = planned(rules, [move('/oud', '/nieuw')], ['/oud', '/nieuw']);
    expect(table).toEqual({ '/mijn': '/nieuw', '/zijn': '/oud', '/x': '/oud' });
  });

  it('keeps a redirect from a bare identifier that belongs to another page', () => {
    const rules = [moved('/naam', '/ander', 'q')];
    expect(planned(rules, [move('/cases/naam', '/cases/nieuw')]).table).toMatchObject({ '/naam': '/ander' });
  });

  it('moves a page together with its child pages', () => {
    const moves = [move('/a', '/b'), move('/a/kind', '/b/kind', 'k')];
    expect(planned([moved('/kind', '/a/kind', 'k')], moves).table).toEqual({
      '/a': '/b',
      '/a/kind': '/b/kind',
      '/kind': '/b/kind',
    });
  });
});
