// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { hearth } from '#tokens/presets/hearth.ts';
import { journal } from '#tokens/presets/journal.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { Presets } from './presets.tsx';
import { presetsWords } from './presets-words.ts';

const own: TokenChanges = { 'radius.small': { value: { value: 3, unit: 'px' } } };

interface ScreenProps {
  readonly onSent: (next: TokenChanges) => void;
}

function Screen({ onSent }: ScreenProps) {
  const [changes, setChanges] = useState(own);
  const change = (next: TokenChanges) => {
    onSent(next);
    setChanges(next);
  };
  return <Presets changes={changes} onChange={change} />;
}

function open() {
  const sent: TokenChanges[] = [];
  render(<Screen onSent={(next) => void sent.push(next)} />);
  return {
    last: () => sent.at(-1),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
  };
}

afterEach(cleanup);

it('a preset is applied to the draft with one click, and undone with one click', () => {
  const { press, last } = open();
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  expect(screen.queryByRole('button', { name: presetsWords.back })).toBeNull();
  press('Try Journal');
  expect(last()).toEqual(journal.changes);
  expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('Try Journal');
  press(presetsWords.back);
  expect(last()).toEqual(own);
});

it('going back restores your own design, not the preset that you tried before', () => {
  const { press, last } = open();
  press('Try Journal');
  press('Try Hearth');
  press(presetsWords.back);
  expect(last()).toEqual(own);
});

it('a preset requested by the link is tried once, and can be undone like any other', () => {
  const sent: TokenChanges[] = [];
  let answers = 0;
  const asking = (changes: TokenChanges, asked?: string) => (
    <Presets
      changes={changes}
      onChange={(next) => void sent.push(next)}
      asked={asked}
      onAsked={() => {
        answers += 1;
      }}
    />
  );
  const { rerender } = render(asking(own, 'hearth'));
  expect([sent, answers]).toEqual([[hearth.changes], 1]);
  rerender(asking(hearth.changes));
  expect([sent.length, answers]).toEqual([1, 1]);
  fireEvent.click(screen.getByRole('button', { name: presetsWords.back }));
  expect(sent.at(-1)).toEqual(own);
});

it('an unknown preset in the link changes nothing', () => {
  const sent: TokenChanges[] = [];
  render(<Presets changes={own} onChange={(next) => void sent.push(next)} asked="barok" />);
  expect(sent).toEqual([]);
});
