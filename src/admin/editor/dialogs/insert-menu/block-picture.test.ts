// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { walkBlocks } from '#content/block/slots.ts';
import { listPlaceholderValues } from '#content/block/starter-values.ts';
import { definitions } from '../../../../../tests/support/sample-page.ts';
import { listInsertables } from '../../work/insertable.ts';
import { createExampleBlocks } from './block-picture.tsx';

test.each(listInsertables(definitions).map((insertable) => [insertable.id, insertable] as const))(
  'the example of %s contains no placeholder values',
  (_id, insertable) => {
    for (const { block } of walkBlocks(definitions, createExampleBlocks(definitions, insertable))) {
      expect(listPlaceholderValues(definitions, block)).toEqual([]);
    }
  },
);
