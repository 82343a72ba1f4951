import type { Block } from '#content/block/block.ts';
import { formatPath } from '#content/block/issue.ts';
import { walkVisibleBlocks } from '#content/block/slots.ts';
import { walkShownFields } from '#content/block/walk-shown-fields.ts';
import { languages } from '#content/language/language.ts';
import { getWrittenText } from '#document/text-place.ts';
import { describeField } from '../../../../page-checks/field-name.ts';
import { words } from '../../../../words.ts';
import { defineCheck } from '../check.ts';
import { preflightWords } from '../preflight-words.ts';

/** Finds videos with sound that have no captions or transcript (WCAG 2.2, 1.2.1 and 1.2.2). */
export const spokenWordsCheck = defineCheck({
  id: 'spokenWords',
  position: 4,
  name: preflightWords.names.spokenWords,
  *find(tree) {
    for (const { block } of walkVisibleBlocks(tree.definitions, tree.content.overview)) {
      for (const { field, path } of walkShownFields(tree.definitions, block)) {
        if (field.kind !== 'text' || !field.transcribes) continue;
        const video = findVideoName(block, field.transcribes.of);
        const value = block[String(path[0])];
        const isMissing = languages.every((language) => getWrittenText(block, value, language).trim() === '');
        if (video === undefined || !isMissing) continue;
        const { silent } = field.transcribes;
        const fix = {
          ...preflightWords.silent,
          edit: () => ({ type: 'block/set', blockId: block.id, path: [silent], value: true }) as const,
        };
        yield {
          severity: 'incomplete',
          place: { blockId: block.id, field: formatPath(path) },
          sentence: words.publish.untranscribed(video, describeField(tree, block, path)),
          fix,
        };
      }
      yield undefined;
    }
  },
});

/** Finds the file name or URL of a block's video; undefined without one. */
function findVideoName(block: Block, fields: readonly string[]): string | undefined {
  const address = fields
    .map((name) => block[name])
    .find((value) => typeof value === 'string' && value !== '');
  return typeof address === 'string' ? (address.split('/').at(-1) ?? address) : undefined;
}
