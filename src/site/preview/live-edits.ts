import type { Definitions } from '#content/block/block.ts';
import { applyEdit } from '#document/apply-edit.ts';
import { type Edit, EditRefused, splitBatch } from '#document/edit.ts';
import type { PageDocument } from '#document/page-document.ts';
import { type PageTree, pageTree } from '#document/page-tree.ts';
import { issueSentences } from '#preview/issue-sentences.ts';
import { createWaitingRoom, type Update, type WaitingRoom } from '#preview/waiting-room.ts';

interface LiveEditsOptions<Page extends PageDocument> {
  readonly definitions: Definitions;
  readonly page: () => Page | undefined;
  readonly show: (page: Page) => void;
  /** Says what could not be shown; null once that is over. */
  readonly report: (sentence: string | null) => void;
  readonly clock?: Parameters<typeof createWaitingRoom>[0]['clock'];
}

/**
 * Does the editor's edits to the page in the frame. One of a property whose block is not there waits for it; before
 * anything else is done to the page, what can be done of what waits is done, so that nothing older is ever put over
 * something newer. Throws `EditRefused` for any other edit that does not fit: then only the whole page helps.
 */
export function createLiveEdits<Page extends PageDocument>(options: LiveEditsOptions<Page>) {
  const { definitions, page, show } = options;
  const { report, forget, settled } = createReports(options.report);
  const room = createWaitingRoom({ attempt, ...(options.clock && { clock: options.clock }) });

  function attempt(): void {
    const shown = page();
    if (!shown) return;
    const before = pageTree(definitions, shown);
    const after = admit(before, room);
    if (after !== before) show({ ...shown, ...after.content });
    for (const id of room.blockIds) report(issueSentences.noElement(id));
    if (room.blockIds.length === 0) settled();
  }

  return {
    apply(edits: readonly Edit[]): void {
      const shown = page();
      if (!shown) return;
      const parts = edits.flatMap(splitBatch);
      if (parts.length === 0) report(issueSentences.noUpdates);
      let tree = pageTree(definitions, shown);
      for (const part of parts) {
        tree = admit(tree, room);
        if (isUpdate(part) && !tree.find(part.blockId)) room.wait(part);
        else tree = applyEdit(tree, part).tree;
        for (const type of unsupported(tree, part)) report(issueSentences.unsupported(type));
      }
      show({ ...shown, ...tree.content });
    },
    /** The whole page has come: nobody waits for anything from before it. */
    restart(): void {
      room.clear();
      forget();
    },
  };
}

function isUpdate(edit: Edit): edit is Update {
  return edit.type === 'block/set' || edit.type === 'block/set-text';
}

/** The page with those updates whose block has come; one that does not fit it is given up. */
function admit(tree: PageTree, room: WaitingRoom): PageTree {
  return room.take((id) => tree.find(id) !== undefined).reduce(applyIfFits, tree);
}

function applyIfFits(tree: PageTree, update: Update): PageTree {
  try {
    return applyEdit(tree, update).tree;
  } catch (error) {
    if (error instanceof EditRefused) return tree;
    throw error;
  }
}

/** The type of a changed block that nobody knows how to render. Hiding it is seen all the same. */
function unsupported(tree: PageTree, part: Edit): readonly string[] {
  if (!isUpdate(part) || part.path[0] === 'hidden') return [];
  const block = tree.find(part.blockId)?.block;
  return block && !tree.definitionOf(block) ? [block.type] : [];
}

/** Says every sentence once, and that the last one no longer holds. */
function createReports(say: (sentence: string | null) => void) {
  const said = new Set<string>();
  return {
    report(sentence: string): void {
      if (said.has(sentence)) return;
      said.add(sentence);
      say(sentence);
    },
    forget: () => said.clear(),
    settled(): void {
      if (said.size > 0) say(null);
      said.clear();
    },
  };
}
