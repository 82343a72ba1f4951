import { formatPath } from '#content/block/issue.ts';
import { findDesktopPath } from '#content/block/responsive-values.ts';
import { walkVisibleBlocks } from '#content/block/slots.ts';
import { walkShownFields } from '#content/block/walk-shown-fields.ts';
import { isDifferentByLanguage } from '#content/fields/media-address.ts';
import { describeField } from '../../../../page-checks/field-name.ts';
import { defineCheck } from '../check.ts';
import { preflightWords } from '../preflight-words.ts';

export const imagesByLanguageCheck = defineCheck({
  id: 'images-by-language',
  position: 12,
  name: preflightWords.names.imagesByLanguage,
  *find(tree) {
    for (const { block } of walkVisibleBlocks(tree.definitions, tree.content.overview)) {
      yield undefined;
      if (block.isMultiLanguage === false) continue;
      const differing = new Set<string>();
      for (const { field, value, path } of walkShownFields(tree.definitions, block)) {
        if (field.kind !== 'media') continue;
        const beside = path.slice(0, -1);
        if (isDifferentByLanguage(value)) differing.add(formatPath(path));
        const replaced = [
          findDesktopPath(path) ?? [],
          field.darkOf === undefined ? [] : [...beside, field.darkOf],
        ];
        const other = replaced.find((one) => differing.has(formatPath(one)));
        if (other === undefined || !value || isDifferentByLanguage(value)) continue;
        const sentence = preflightWords.sameImage(
          describeField(tree, block, path),
          describeField(tree, block, other),
        );
        yield { severity: 'note', place: { blockId: block.id, field: formatPath(path) }, sentence };
      }
    }
  },
});
