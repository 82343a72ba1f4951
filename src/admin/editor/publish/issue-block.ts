import { type Block, isBlock } from '#content/block.ts';
import { valueAt } from '#content/value-at.ts';

/** The innermost block that an issue's path `overview[2].rows[0].columns[1][0].src` leads through. */
export function blockAtPath(
  content: { readonly overview: readonly Block[] },
  path: string,
): Block | undefined {
  const parts = path.match(/[^.[\]]+/g)?.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) ?? [];
  let found: Block | undefined;
  let at: unknown = content;
  for (const part of parts) {
    at = valueAt(at, [part]);
    if (isBlock(at)) found = at;
  }
  return found;
}
