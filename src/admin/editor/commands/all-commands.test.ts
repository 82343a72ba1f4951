import { expect, test } from 'vitest';
import { noSelection } from '#document/selection.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { formatStroke, isKeystroke, type Keystroke } from '../../shared/keystroke.ts';
import { allCommands, commandGroups } from './all-commands.ts';

const pressed = ({ key, mod = false, shift = false, alt = false }: Keystroke) => ({ key, mod, shift, alt });

test('every command has a unique id and a unique label', () => {
  const ids = allCommands.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const labels = allCommands.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

test('no two commands share a keyboard shortcut', () => {
  const strokes = allCommands.flatMap(({ id, strokes: own }) => own.map((stroke) => ({ id, stroke })));
  for (const { id, stroke } of strokes) {
    const heard = strokes
      .filter((other) => isKeystroke(other.stroke, pressed(stroke)))
      .map((other) => other.id);
    expect(heard, formatStroke(stroke)).toEqual([id]);
  }
});

test('shortcuts that work while typing never type a character', () => {
  for (const { id, strokes, whileTyping } of allCommands) {
    if (whileTyping)
      expect(
        strokes.every(({ key, mod }) => mod || /^(?:Escape|F\d+)$/.test(key)),
        id,
      ).toBe(true);
  }
});

test('no command uses a shortcut of the browser or the screen reader', () => {
  const taken: readonly [whose: string, Keystroke][] = [
    ['Back', { key: 'ArrowLeft', alt: true }],
    ['Forward', { key: 'ArrowRight', alt: true }],
    ['NVDA is started', { key: 'n', mod: true, alt: true }],
    ['a cell of a table further', { key: 'ArrowRight', mod: true, alt: true }],
    ['a cell of a table back', { key: 'ArrowLeft', mod: true, alt: true }],
    ['a row of a table up', { key: 'ArrowUp', mod: true, alt: true }],
    ['a row of a table down', { key: 'ArrowDown', mod: true, alt: true }],
  ];
  for (const [whose, stroke] of taken) {
    const takers = allCommands.filter(({ strokes }) =>
      strokes.some((own) => isKeystroke(own, pressed(stroke))),
    );
    expect(
      takers.map(({ id }) => id),
      whose,
    ).toEqual([]);
  }
});

test('commands are sorted by group and position, and no two share a position', () => {
  const places = allCommands.map(({ group, position }) => commandGroups.indexOf(group) * 100 + position);
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
});

test('a command that is unavailable changes nothing when it runs anyway', () => {
  const refused = allCommands.filter((command) => !command.can(openTestEditor().services));
  expect(refused.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['undo', 'redo', 'duplicate', 'delete', 'hide', 'move-up', 'parent']),
  );
  for (const command of refused) {
    const editor = openTestEditor();
    const before = editor.content();
    command.run(editor.services);
    expect(editor.content(), command.id).toBe(before);
    expect(editor.draft.store.getState().selection, command.id).toEqual(noSelection);
  }
});
