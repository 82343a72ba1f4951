import type { Block } from '#content/block/block.ts';
import { findSectionName } from '#content/page/show-sections.ts';
import type { BlockRecords } from '#content/translation/translations.ts';
import { copyTextRecords } from '../copy-text-records.ts';
import { combineEdits, type Edit } from '../edit.ts';
import { withFreshIds } from '../fresh-ids.ts';
import { listOutermost } from '../selection.ts';
import type { BlockCommand } from './command.ts';

/** Blocks of a section with their translation records by block id. */
export interface SectionContent {
  readonly overview: readonly Block[];
  readonly translations?: { readonly blocks?: Readonly<Record<string, BlockRecords>> } | undefined;
}

/**
 * Creates a command that replaces the selected blocks, which show sections, by copies of those sections' blocks.
 * @param find returns undefined for a section without content
 */
export function createDetachSections(find: (identifier: string) => SectionContent | undefined): BlockCommand {
  return (tree, selection, newId) => {
    const { definitions } = tree;
    const ids = listOutermost(tree, selection);
    const edits = ids.toReversed().map((id): readonly Edit[] | undefined => {
      const [block, at] = [tree.find(id)?.block, tree.getPlace(id)];
      const content = block && find(findSectionName(definitions, block) ?? '');
      if (!at || !content) return undefined;
      const known = content.translations?.blocks ?? {};
      const copies = content.overview.flatMap((of, offset): Edit[] => {
        const copy = withFreshIds(definitions, of, newId);
        return [
          { type: 'block/insert', block: copy, at: { ...at, index: at.index + offset } },
          ...copyTextRecords(definitions, { of, copy }, (inner) => known[inner] ?? {}),
        ];
      });
      return [{ type: 'block/remove', blockId: id }, ...copies];
    });
    const all = edits.filter((edit) => edit !== undefined);
    return all.length === 0 || all.length < edits.length ? undefined : combineEdits(all.flat());
  };
}
