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

describe('planning a move', () => {
  it('makes the old address lead to the new one', () => {
    const { set } = planned([], [move('/oud', '/nieuw')]);
    expect(set).toEqual([moved('/oud', '/nieuw')]);
  });

  it('takes the bare identifier along when the name changes, and leaves it when only the parent does', () => {
    expect(planned([], [move('/ouder/kind', '/ouder/nieuw')]).table).toEqual({
      '/ouder/kind': '/ouder/nieuw',
      '/kind': '/ouder/nieuw',
    });
    expect(planned([], [move('/ouder/kind', '/oma/kind')]).table).toEqual({ '/ouder/kind': '/oma/kind' });
  });

  it('flattens chains', () => {
    expect(planned([moved('/a', '/b')], [move('/b', '/c')]).table).toEqual({ '/a': '/c', '/b': '/c' });
  });

  it('takes away the rule of the address to which a page comes back', () => {
    const { table, drop } = planned([moved('/a', '/b')], [move('/b', '/a')]);
    expect(table).toEqual({ '/b': '/a' });
    expect(drop).toEqual(['/a']);
  });

  it('changes nothing for a page that stays, and for one that appears only the rule in its place', () => {
    const rules = [moved('/a', '/b'), byHand('/x', '/y')];
    expect(planned(rules, [move('/b', '/b')])).toMatchObject({ set: [], drop: [], kept: [] });
    expect(planned(rules, [move(null, '/a', 'q')])).toMatchObject({ set: [], drop: ['/a'] });
    expect(planned(rules, [move(null, '/x', 'q')])).toMatchObject({ set: [], drop: [] });
  });

  it('lets a rule that a person made for the old address stand, and says so', () => {
    const { table, kept, set } = planned([byHand('/oud', '/elders')], [move('/oud', '/nieuw')]);
    expect(table).toEqual({ '/oud': '/elders' });
    expect([kept, set]).toEqual([[{ from: '/oud', to: '/elders' }], []]);
  });

  it("lets a person's rule follow the page it leads to, with its language, query, hash and reason", () => {
    const rules = [byHand('/actie', '/oud?bron=flyer#prijs'), byHand('/en/deal', '/en/oud')];
    expect(planned(rules, [move('/oud', '/nieuw')]).set).toEqual([
      byHand('/actie', '/nieuw?bron=flyer#prijs'),
      byHand('/en/deal', '/en/nieuw'),
      moved('/oud', '/nieuw'),
    ]);
  });

  it('follows a case that a rule names below /clients', () => {
    const { table } = planned([byHand('/actie', '/clients/oud')], [move('/cases/oud', '/cases/nieuw')]);
    expect(table).toMatchObject({ '/actie': '/cases/nieuw', '/cases/oud': '/cases/nieuw' });
  });

  it.each([
    ['/nieuw', '/oud'],
    ['/en/nieuw', '/en/oud'],
    ['/nieuw', '/tussen'],
  ])("drops a person's rule from %s to %s that would go round in a circle", (from, to) => {
    const rules = [byHand(from, to), byHand('/tussen', '/oud')];
    expect(planned(rules, [move('/oud', '/nieuw')]).drop).toEqual([from]);
  });

  it('leaves alone what belongs to another page that lives at the old address now', () => {
    const rules = [moved('/mijn', '/oud', 'p'), moved('/zijn', '/oud', 'q'), byHand('/x', '/oud')];
    const { table } = planned(rules, [move('/oud', '/nieuw')], ['/oud', '/nieuw']);
    expect(table).toEqual({ '/mijn': '/nieuw', '/zijn': '/oud', '/x': '/oud' });
  });

  it('does not let a bare identifier speak for an address at which another page was seen', () => {
    const rules = [moved('/naam', '/ander', 'q')];
    expect(planned(rules, [move('/cases/naam', '/cases/nieuw')]).table).toMatchObject({ '/naam': '/ander' });
  });

  it('moves a page and those below it together', () => {
    const moves = [move('/a', '/b'), move('/a/kind', '/b/kind', 'k')];
    expect(planned([moved('/kind', '/a/kind', 'k')], moves).table).toEqual({
      '/a': '/b',
      '/a/kind': '/b/kind',
      '/kind': '/b/kind',
    });
  });
});
