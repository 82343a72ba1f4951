import { expect, test } from 'vitest';
import { walkBlocks } from '#content/slots.ts';
import { unwrittenValues } from '#content/starter-values.ts';
import { definitions } from '../../../../../tests/support/sample-page.ts';
import { exampleBlock } from './example-block.ts';

test.each([...definitions.values()].map((definition) => [definition.type, definition] as const))(
  'of %s nothing is left that would be shown as an example',
  (_type, definition) => {
    for (const { block } of walkBlocks(definitions, [exampleBlock(definitions, definition)])) {
      expect(unwrittenValues(definitions, block)).toEqual([]);
    }
  },
);
