import { estimateTextWidth } from '#content/look/breadth.ts';
import { hasWords } from '#content/markdown/markdown.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyText } from '../shared/empty-text.tsx';
import { Heading } from '../shared/heading.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { subheadingBlock } from './subheading.block.ts';

export function SubheadingView({ block, context, edit, handles }: ViewProps<typeof subheadingBlock>) {
  if (!hasWords(block.content) && context.writing !== 'content') {
    return context.preview ? <EmptyText label="Write a subheading" attributes={edit('content')} /> : null;
  }
  return (
    <Heading
      level={2}
      className={classNames('subheading', block.size !== 'standard' && `subheading--${block.size}`)}
      looks={block.size === 'huge' ? hugeLooks(block.content) : undefined}
      attributes={edit('content')}
      {...{ block, context, handles }}
    />
  );
}

function hugeLooks(words: string) {
  return {
    '--characters': String(estimateTextWidth(words)),
    marginLeft: intoMargin(words),
    wordSpacing: /\d/.test(words) && words.includes(' ') ? '0.08em' : undefined, // optical: round an arrow
  };
}

/**
 * How far what is huge goes into the margin, for its first character to stand at that to the eye; the style sheet has what most
 * figures ask for. A stem has much white before it, the hook of a J little; the flag of a 1 alone in the margin looks like a slip.
 */
function intoMargin(words: string): string | undefined {
  if (words.startsWith('1')) return '0';
  if (words.startsWith('J')) return '-0.013em'; // optical: where its hook ends
  return /^\p{Letter}/u.test(words) ? '-0.04em' : undefined; // optical: stems stand at the margin
}
