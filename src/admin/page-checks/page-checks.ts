import { type Block, isBlock } from '#content/block/block.ts';
import { formatPath, type Issue, type PathPart } from '#content/block/issue.ts';
import { walkVisibleBlocks } from '#content/block/slots.ts';
import { listPlaceholderValues } from '#content/block/starter-values.ts';
import { validateContent } from '#content/block/validate.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { listUndescribedMedia } from '#content/media/undescribed-media.ts';
import type { PageContent } from '#content/page/page.ts';
import type { PageTree } from '#document/page-tree.ts';
import { words } from '../words.ts';
import { describePlaceholder, listItemNames } from './field-name.ts';

/** A check of a field of a block, or of the page itself. */
export interface CheckLine {
  readonly block: Block | undefined;
  /** Path of the field in its block: `content`, `buttons[0].text`; '' for the whole block. */
  readonly field: string;
  readonly message: string;
}

export interface PageChecks {
  /** Errors, which prevent publishing. */
  readonly issues: readonly CheckLine[];
  /** Fields that have only a placeholder. Visitors don't see it. */
  readonly unwritten: readonly CheckLine[];
  /** Images without alt text that aren't marked as decorative. */
  readonly undescribed: readonly CheckLine[];
}

/** Runs all checks on a page. */
export function checkPage(tree: PageTree): PageChecks {
  const { issues, warnings } = validateContent(tree.definitions, tree.content);
  const lines = listIssueLines(tree.content, [...issues, ...warnings]);
  const asked = new Set(lines.map(getLineKey));
  const unwritten = listPlaceholderLines(tree).filter((line) => !asked.has(getLineKey(line)));
  for (const line of unwritten) asked.add(getLineKey(line));
  return {
    issues: lines,
    unwritten,
    undescribed: listMissingAltTextLines(tree).filter((line) => !asked.has(getLineKey(line))),
  };
}

/** Counts all lines. */
export function countChecks({ issues, unwritten, undescribed }: PageChecks): number {
  return issues.length + unwritten.length + undescribed.length;
}

const getLineKey = ({ block, field }: CheckLine) => `${block?.id} ${field}`;

/** Lists the fields of visible blocks that have only a placeholder. */
function listPlaceholderLines(tree: PageTree): CheckLine[] {
  const { definitions, content } = tree;
  return [...walkVisibleBlocks(definitions, content.overview)].flatMap(({ block }) =>
    listPlaceholderValues(definitions, block).map((value) => ({
      block,
      field: formatPath(value.path),
      message: words.publish.unwritten([describePlaceholder(tree, block, value)]),
    })),
  );
}

function listMissingAltTextLines(tree: PageTree): CheckLine[] {
  const { definitions, content } = tree;
  return [...walkVisibleBlocks(definitions, content.overview)].flatMap(({ block }) =>
    listUndescribedMedia(definitions, block).map(({ path, file }) => ({
      block,
      field: formatPath(path),
      message: words.publish.undescribed([...listItemNames(tree, block, path), file]),
    })),
  );
}

/**
 * Assigns issues with paths through the whole page, such as `overview[2].rows[0].columns[1][0].src`, to their
 * blocks.
 */
export function listIssueLines(content: PageContent, issues: readonly Issue[]): CheckLine[] {
  return issues.map(({ path, message }) => ({ ...locateIssue(content, path), message }));
}

/** Finds the innermost block on a path, and the rest of the path. */
function locateIssue(content: PageContent, path: string): Pick<CheckLine, 'block' | 'field'> {
  const parts = path.match(/[^.[\]]+/g)?.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) ?? [];
  let block: Block | undefined;
  let inBlock: readonly PathPart[] = [];
  let at: unknown = content;
  for (const [index, part] of parts.entries()) {
    at = getValueAt(at, [part]);
    if (!isBlock(at)) continue;
    block = at;
    inBlock = parts.slice(index + 1);
  }
  return { block, field: block ? formatPath(inBlock) : '' };
}
