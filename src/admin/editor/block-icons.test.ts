import { expect, test } from 'vitest';
import { definitions } from '../../../tests/support/sample-page.ts';
import { blockIcons } from './block-icons.ts';

test('every block type has its icon', () => {
  for (const { type, icon } of definitions.values()) expect(blockIcons, type).toHaveProperty([icon]);
});
