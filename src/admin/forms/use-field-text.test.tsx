// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { length } from '#content/fields/kinds.ts';
import { checkText } from './check-value.ts';
import { useFieldText } from './use-field-text.ts';

const check = checkText(length('Gap'));

function openField(stored: string) {
  const commit = vi.fn();
  const { result, rerender } = renderHook(({ value }) => useFieldText(value, check, commit), {
    initialProps: { value: stored },
  });
  const type = (text: string) => act(() => result.current.onText(text));
  return {
    commit,
    type,
    rerender,
    field: () => result.current,
    leave: () => act(() => result.current.onBlur()),
  };
}

test('valid text is stored immediately', () => {
  const { commit, type, rerender, field } = openField('1rem');
  type('2rem');
  expect(commit).toHaveBeenCalledWith('2rem');
  rerender({ value: '2rem' });
  expect(field().text).toBe('2rem');
});

test('invalid text stays in the input with its error, even on blur, and is never stored', () => {
  const { commit, type, field, leave } = openField('1rem');
  type('2 bananas');
  leave();
  expect(field()).toMatchObject({
    text: '2 bananas',
    issue: 'Must be a length such as 16px, 1.5rem or 50%.',
  });
  expect(commit).not.toHaveBeenCalled();
});

test('a value changed elsewhere, by undo or in the page, replaces the typed text', () => {
  const { type, rerender, field } = openField('1rem');
  type('2 bananas');
  rerender({ value: '3rem' });
  expect(field()).toMatchObject({ text: '3rem', issue: undefined });
});

test('an empty input removes the stored value', () => {
  const { commit, type } = openField('1rem');
  type('');
  expect(commit).toHaveBeenCalledWith(undefined);
});
