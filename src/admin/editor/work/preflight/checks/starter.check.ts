import { formatPath } from '#content/block/issue.ts';
import { walkVisibleBlocks } from '#content/block/slots.ts';
import { listPlaceholderValues } from '#content/block/starter-values.ts';
import { describePlaceholder } from '../../../../page-checks/field-name.ts';
import { words } from '../../../../words.ts';
import { defineCheck } from '../check.ts';
import { preflightWords } from '../preflight-words.ts';
import { collectRefusedFields } from './refused-fields.ts';

/** Finds placeholder texts of new blocks, which visitors do not get. Hidden blocks are skipped. */
export const starterCheck = defineCheck({
  id: 'starter',
  position: 2,
  name: preflightWords.names.starter,
  *find(tree) {
    const refused = collectRefusedFields(tree);
    for (const { block } of walkVisibleBlocks(tree.definitions, tree.content.overview)) {
      for (const value of listPlaceholderValues(tree.definitions, block)) {
        const { field, path } = value;
        const place = { blockId: block.id, field: formatPath(path) };
        if (refused.has(place)) continue;
        const fix = {
          ...preflightWords.leaveEmpty,
          edit: () => ({ type: 'block/set', blockId: block.id, path, value: '' }) as const,
        };
        const sentence = words.publish.unwritten([describePlaceholder(tree, block, value)]);
        // A value that publishing requires cannot be left empty.
        yield { severity: 'incomplete', place, sentence, ...(!field.required && { fix }) };
      }
      yield undefined;
    }
  },
});
