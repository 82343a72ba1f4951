import { expect, test, vi } from 'vitest';
import { type Edit, InvalidEditError } from '#document/edit.ts';
import type { PageDocument } from '#document/page-document.ts';
import { createFakeRepeatClock } from '../../../tests/support/fake-repeat-clock.ts';
import { fc } from '../../../tests/support/properties.ts';
import { testDefinitions as definitions } from '../../../tests/support/test-definitions.ts';
import { createLiveEdits } from './start-preview.tsx';

const top = { parent: null, slot: [], index: 0 };
const insert = (id: string, type = 'text', more = {}): Edit => ({
  type: 'block/insert',
  block: { id, type, ...more },
  at: top,
});
const set = (blockId: string, path: readonly string[], value: unknown): Edit => ({
  type: 'block/set',
  blockId,
  path,
  value,
});

function open(overview: PageDocument['overview'] = []) {
  const time = createFakeRepeatClock();
  const said = vi.fn<(sentence: string | null) => void>();
  let page: PageDocument = { title: 'Pagina', overview };
  const live = createLiveEdits({
    definitions,
    page: () => page,
    show: (next) => {
      page = next;
    },
    report: said,
    clock: time.clock,
  });
  const block = (id: string) => page.overview.find((candidate) => candidate.id === id);
  const become = (next: PageDocument) => {
    live.restart();
    page = next;
  };
  return { live, time, said, block, become };
}

test('an update of a missing block waits for the block, and is reported after the first attempt', () => {
  const { live, time, said, block } = open();
  live.apply([set('late', ['textAlignHorizontal'], 'center')]);
  expect(said).not.toHaveBeenCalled();
  time.pass(500);
  expect(said.mock.calls).toEqual([['No element found with data-block-id late']]);
  live.apply([insert('late')]);
  expect(block('late')).not.toHaveProperty('textAlignHorizontal');
  time.pass(100);
  expect(block('late')).toHaveProperty('textAlignHorizontal', 'center');
  expect(said).toHaveBeenLastCalledWith(null);
  expect(time.running).toBe(0);
});

test('an update is not reported if its block arrives within 100 ms', () => {
  const { live, time, said, block } = open();
  live.apply([set('late', ['content'], 'Hallo'), insert('late')]);
  time.pass(1_000);
  expect(block('late')).toHaveProperty('content', 'Hallo');
  expect(said).not.toHaveBeenCalled();
});

test('a waiting update never overwrites a newer value', () => {
  const { live, time, block } = open();
  live.apply([set('late', ['content'], 'old')]);
  live.apply([insert('late'), set('late', ['content'], 'new')]);
  time.pass(1_000);
  expect(block('late')).toHaveProperty('content', 'new');
});

test('a waiting update is dropped when the whole page arrives', () => {
  const { live, time, block, become } = open();
  live.apply([set('late', ['content'], 'old')]);
  become({ title: 'Pagina', overview: [{ id: 'late', type: 'text', content: 'from the editor' }] });
  time.pass(1_000);
  expect(block('late')).toHaveProperty('content', 'from the editor');
});

test('any other edit that cannot be applied throws InvalidEditError', () => {
  const { live } = open();
  expect(() => live.apply([{ type: 'block/remove', blockId: 'nowhere' }])).toThrow(InvalidEditError);
  expect(() => live.apply([{ type: 'block/move', blockId: 'nowhere', at: top }])).toThrow(InvalidEditError);
});

test('an empty update is reported', () => {
  const { live, said } = open();
  live.apply([{ type: 'batch', edits: [] }]);
  live.apply([]);
  expect(said.mock.calls).toEqual([['No live preview updates found']]);
});

test('an unknown block type is reported once when updated, but not when hidden', () => {
  const { live, said, block } = open([{ id: 'x', type: 'hologram' }]);
  live.apply([set('x', ['hidden'], true)]);
  expect(said).not.toHaveBeenCalled();
  live.apply([set('x', ['depth'], 3)]);
  live.apply([set('x', ['depth'], 4)]);
  expect(said.mock.calls).toEqual([['Block type hologram does not support live preview']]);
  expect(block('x')).toMatchObject({ hidden: true, depth: 4 });
});

test('a block always shows its newest value, in whatever order blocks and values arrive', () => {
  const ids = ['a', 'b', 'c'] as const;
  const step = fc.oneof(
    fc.record({ do: fc.constant('set' as const), id: fc.constantFrom(...ids) }),
    fc.record({ do: fc.constant('insert' as const), id: fc.constantFrom(...ids) }),
    fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 250 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { live, time, block } = open();
      const newest = new Map<string, number>();
      const seen = new Map<string, number>();
      steps.forEach((now, value) => {
        if (now.do === 'pass') time.pass(now.ms);
        if (now.do === 'insert' && !block(now.id)) live.apply([insert(now.id)]);
        if (now.do === 'set') {
          live.apply([set(now.id, ['order'], value)]);
          newest.set(now.id, value);
        }
        for (const id of ids) {
          const shown = Number(block(id)?.order ?? -1);
          expect(shown).toBeGreaterThanOrEqual(seen.get(id) ?? -1);
          seen.set(id, shown);
        }
      });
      time.pass(100);
      for (const id of ids) if (block(id)) expect(block(id)?.order).toBe(newest.get(id));
    }),
  );
});
