import { z } from 'zod';
import { describeBlock, listBlocks } from './block-guide.ts';
import { tool } from './tool.ts';

export const describeBlocks = tool({
  name: 'describe_blocks',
  title: 'What blocks there are',
  description:
    'A page is a list of blocks. Without types, lists every type of block with its fields; with types, answers the JSON Schema of each. Describe a type before you write a block of it.',
  input: z.strictObject({
    types: z
      .array(z.string())
      .max(10, 'Ask for ten types at most at once.')
      .describe('Types that the list names.')
      .optional(),
  }),
  reads: true,
  run: async ({ types }, { definitions }) => {
    if (types === undefined) return { blocks: listBlocks(definitions) };
    return {
      schemas: Object.fromEntries(
        types.map((type) => [type, describeBlock(definitions, type) ?? 'There is no such type of block.']),
      ),
    };
  },
});
