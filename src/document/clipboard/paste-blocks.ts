import { type Block, type Definitions, migrateBlock } from '#content/block/block.ts';
import type { Issue } from '#content/block/issue.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { validateContent } from '#content/block/validate.ts';
import { findExceededLimit, jsonLimits } from '#content/json-limits.ts';
import { listLimitIssues } from '#content/limits.ts';
import { listUnstorableTexts, normalizeTexts } from '#content/text/unstorable-text.ts';
import { applyEdit } from '../apply-edit.ts';
import { copyTextRecords } from '../copy-text-records.ts';
import { combineEdits, type Edit, type Place } from '../edit.ts';
import { withFreshIds } from '../fresh-ids.ts';
import type { PageTree } from '../page-tree.ts';
import { listOutermost, type Selection } from '../selection.ts';
import type { CopiedBlocks } from './copied-blocks.ts';

type CopiedContent = Pick<CopiedBlocks, 'blocks' | 'translations'>;

export type PasteResult =
  | {
      readonly edit: Edit;
      /** The block whose slots refuse them; they were pasted after it instead. */
      readonly refusedBy: Block | undefined;
    }
  /** The issue for which a save of the page with these blocks would be refused. */
  | { readonly issue: Issue };

/**
 * Returns the edit that inserts copies of blocks, with new ids. The blocks are untrusted: if a save would
 * refuse the page with them, nothing is inserted.
 */
export function pasteBlocks(
  tree: PageTree,
  selection: Selection,
  { blocks: copied, translations = {} }: CopiedContent,
  newId: () => string,
): PasteResult {
  const { definitions } = tree;
  const unreadable = copied.flatMap((block) => listUnreadable(definitions, block));
  if (unreadable[0]) return { issue: unreadable[0] };
  const blocks = normalizeTexts(copied).map((block) => withFreshIds(definitions, block, newId));
  const { at, refusedBy } = pastePlace(tree, selection, new Set(blocks.map(({ type }) => type)));
  const getKnownRecords = (id: string) =>
    (Object.hasOwn(translations, id) ? translations[id] : undefined) ?? {};
  const edit = combineEdits(
    blocks.flatMap((block, offset): Edit[] => [
      { type: 'block/insert', block, at: { ...at, index: at.index + offset } },
      ...copyTextRecords(definitions, { of: copied[offset] ?? block, copy: block }, getKnownRecords),
    ]),
  );
  const [issue] = listPasteIssues(tree, blocks, edit);
  return issue ? { issue } : { edit, refusedBy };
}

/** Lists issues of blocks in an older version that no migration can bring to the current one. */
function listUnreadable(definitions: Definitions, block: Block): Issue[] {
  try {
    for (const { block: inner } of walkBlocks(definitions, [block])) {
      const definition = definitions.get(inner.type);
      if (definition) migrateBlock(definition, inner);
    }
    return [];
  } catch {
    return [{ path: block.type, message: 'has an unknown structure' }];
  }
}

function listPasteIssues(tree: PageTree, blocks: readonly Block[], edit: Edit): Issue[] {
  const { definitions, content } = tree;
  const own = [...listUnstorableTexts(blocks), ...validateContent(definitions, { overview: blocks }).issues];
  if (own.length > 0) return own;
  const after = applyEdit(tree, edit).tree.content;
  return [...listLimitIssues(definitions, { overview: after.overview }, content), ...listSizeIssues(after)];
}

const overStructure = {
  depth: 'would nest blocks too deeply',
  entries: 'would have too long a list',
} as const;

/** Lists the issues of the page's size as the body of a request. */
function listSizeIssues(content: PageTree['content']): Issue[] {
  const json = JSON.stringify(content);
  const exceeded = findExceededLimit(json);
  if (exceeded) return [{ path: 'overview', message: overStructure[exceeded] }];
  const size = new TextEncoder().encode(json).length;
  return size > jsonLimits.bytes
    ? [
        {
          path: 'overview',
          message: `would exceed the maximum ${jsonLimits.bytes / 1024 / 1024} MB`,
        },
      ]
    : [];
}

interface PastePlace {
  readonly at: Place;
  /**
   * The innermost block around the selection, if it does not accept all pasted types; otherwise undefined.
   */
  readonly refusedBy: Block | undefined;
}

/**
 * Finds the position after the selected blocks or, if these types are not allowed there, after the nearest
 * block around them. Without a selection, returns the end of the page, which takes every type.
 */
function pastePlace(tree: PageTree, selection: Selection, types: ReadonlySet<string>): PastePlace {
  const place = tree.getPlace(listOutermost(tree, selection).at(-1) ?? '');
  const end = { parent: null, slot: [], index: tree.content.overview.length };
  if (!place) return { at: end, refusedBy: undefined };
  let at: Place = getNextPlace(place);
  let refusedBy: Block | undefined;
  while (at.parent !== null && ![...types].every((type) => tree.accepts(at, type))) {
    refusedBy ??= tree.find(at.parent)?.block;
    at = getNextPlace(tree.getPlace(at.parent) ?? end);
  }
  return { at, refusedBy };
}

function getNextPlace(place: Place): Place {
  return { ...place, index: place.index + 1 };
}
