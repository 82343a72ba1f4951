// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { rememberName } from './start-responses.ts';

const page = '<form><input data-name></form><form><input data-name value="Bas"></form>';

function open(kept?: () => Storage): readonly HTMLInputElement[] {
  document.body.innerHTML = page;
  rememberName(document.body, kept);
  return [...document.querySelectorAll('input')];
}
function send(field: HTMLInputElement | undefined, name: string): void {
  if (!field) throw new Error('There is no field');
  field.value = name;
  field.form?.dispatchEvent(new Event('submit'));
}

beforeEach(() => sessionStorage.clear());

it('rememberName fills in the name sent in this tab, except in fields that have a value', () => {
  send(open()[0], ' Anna ');
  expect(open().map(({ value }) => value)).toEqual(['Anna', 'Bas']);
});

it('rememberName does not keep an empty name', () => {
  send(open()[0], '  ');
  expect(open()[0]?.value).toBe('');
});

it('rememberName does nothing if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  send(open(blocked)[0], 'Anna');
  expect(open(blocked)[0]?.value).toBe('');
});
