import { expect, it } from 'vitest';
import { listDestinations } from '../shared/navigation.ts';
import { peopleWords } from './people-words.ts';

it('the members text lists no screen as hidden from editors that editors can open', () => {
  const unseen = /can’t see ([^,.]*)/.exec(peopleWords.lead)?.[1] ?? '';
  const screens = listDestinations('editor').map(({ label }) => label.toLowerCase());
  expect(unseen).toContain('passwords');
  expect(screens.filter((screen) => unseen.includes(screen))).toEqual([]);
  expect(screens).toContain('settings');
  expect(peopleWords.lead).toContain('or change settings');
});
