import { breadth } from '#content/breadth.ts';
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

/** The white before a letter is more than that before a figure, which the style sheet takes back. */
function hugeLooks(words: string) {
  return {
    '--characters': String(breadth(words)),
    marginLeft: /^\p{Letter}/u.test(words) ? '-0.04em' : undefined, // optical: stems stand at the margin
  };
}
