import { expect, it } from 'vitest';
import { listSectionTokens } from './token-sections.ts';

it('spaces are listed from the smallest to the largest, including the half step', () => {
  const [spaces = []] = listSectionTokens('space');
  expect(spaces.map(({ name }) => name)).toEqual(['0', 'half', '1', '2', '3', '4', '5', '6', '7', '8']);
});
