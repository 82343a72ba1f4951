import { formatPath, type PathPart } from '#content/block/issue.ts';
import { walkVisibleBlocks } from '#content/block/slots.ts';
import { listPlaceholderValues } from '#content/block/starter-values.ts';
import { listUndescribedMedia } from '#content/media/undescribed-media.ts';
import { listItemNames } from '../../../../page-checks/field-name.ts';
import { words } from '../../../../words.ts';
import { defineCheck } from '../check.ts';
import { preflightWords } from '../preflight-words.ts';
import { collectRefusedFields } from './refused-fields.ts';

/** Finds images that have no alt text and are not marked as decorative (WCAG 2.2, 1.1.1). */
export const altTextCheck = defineCheck({
  id: 'altText',
  position: 3,
  name: preflightWords.names.altText,
  *find(tree) {
    const refused = collectRefusedFields(tree);
    for (const { block } of walkVisibleBlocks(tree.definitions, tree.content.overview)) {
      const examples = new Set(
        listPlaceholderValues(tree.definitions, block).map(({ path }) => formatPath(path)),
      );
      for (const { field, path, file } of listUndescribedMedia(tree.definitions, block)) {
        const place = { blockId: block.id, field: formatPath(path) };
        if (refused.has(place) || examples.has(place.field)) continue;
        const flag = field.describes?.decorative;
        const sentence = words.publish.undescribed([...listItemNames(tree, block, path), file]);
        const fix =
          flag === undefined ? undefined : createDecorativeFix(block.id, [...path.slice(0, -1), flag]);
        yield { severity: 'incomplete', place, sentence, fix };
      }
      yield undefined;
    }
  },
});

function createDecorativeFix(blockId: string, path: readonly PathPart[]) {
  return {
    ...preflightWords.decorative,
    edit: () => ({ type: 'block/set', blockId, path, value: true }) as const,
  };
}
