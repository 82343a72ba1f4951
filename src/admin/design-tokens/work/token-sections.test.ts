import { expect, it } from 'vitest';
import { listSectionTokens } from './token-sections.ts';

it('spaces stand from the smallest to the largest, the half step among them', () => {
  const [spaces = []] = listSectionTokens('space');
  expect(spaces.map(({ name }) => name)).toEqual(['0', 'half', '1', '2', '3', '4', '5', '6', '7', '8']);
});
