import { expect, it } from 'vitest';
import { tokensOfSection } from './token-sections.ts';

it('spaces stand from the smallest to the largest, the half step among them', () => {
  const [spaces = []] = tokensOfSection('space');
  expect(spaces.map(({ name }) => name)).toEqual(['0', 'half', '1', '2', '3', '4', '5', '6', '7', '8']);
});
