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

it('fills in the name that was sent in this tab, and not over one that stands there', () => {
  send(open()[0], ' Anna ');
  expect(open().map(({ value }) => value)).toEqual(['Anna', 'Bas']);
});

it('keeps no name that says nothing', () => {
  send(open()[0], '  ');
  expect(open()[0]?.value).toBe('');
});

it('goes without where the browser keeps nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  send(open(blocked)[0], 'Anna');
  expect(open(blocked)[0]?.value).toBe('');
});
