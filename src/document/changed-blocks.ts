import type { Block } from '#content/block/block.ts';
import { walkBlocks } from '#content/block/slots.ts';
import type { Edit } from './edit.ts';
import type { PageTree } from './page-tree.ts';

export interface ChangedBlock {
  readonly id: string;
  /** Undefined where it was, or is, not on the page. */
  readonly before: Block | undefined;
  readonly after: Block | undefined;
}

/** The blocks that an edit has changed, with those that came and went. What it did not touch is the same object. */
export function changedBlocks(before: PageTree, after: PageTree, edit: Edit): ChangedBlock[] {
  const ids = edit.type === 'block/set-text' ? [edit.blockId] : idsAmong(before, after);
  return ids.flatMap((id) => {
    const [was, is] = [before.find(id)?.block, after.find(id)?.block];
    return was === is ? [] : [{ id, before: was, after: is }];
  });
}

function idsAmong(before: PageTree, after: PageTree): string[] {
  const [old, now] = [before.content.overview, after.content.overview];
  const [wasThere, isThere] = [new Set<unknown>(old), new Set<unknown>(now)];
  const changed = [
    ...old.filter((block) => !isThere.has(block)),
    ...now.filter((block) => !wasThere.has(block)),
  ];
  return [...new Set([...walkBlocks(before.definitions, changed)].map(({ block }) => block.id))];
}
