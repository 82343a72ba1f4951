import { hasWords } from '#content/markdown/markdown.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyText } from '../shared/empty-text.tsx';
import { Heading } from '../shared/heading.tsx';
import { getTitleClass, TitleWords } from '../shared/title-words.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { titleBlock } from './title.block.ts';

/** The page's h1. A second title on the same page looks the same but is an h2. */
export function TitleView({ block, context, edit, handles, buildStyles }: ViewProps<typeof titleBlock>) {
  if (!hasWords(block.content) && context.writing !== 'content') {
    return context.preview ? <EmptyText label="Write a title" attributes={edit('content')} /> : null;
  }
  const level = context.mainHeading ? 1 : 2;
  const isSmall = block.size === 'small';
  return (
    <Heading
      level={level}
      className={classNames('title', isSmall ? 'title--small' : getTitleClass(block.content))}
      attributes={edit('content')}
      {...{ block, context, handles, buildStyles }}
    >
      {isSmall ? block.content : <TitleWords>{block.content}</TitleWords>}
    </Heading>
  );
}
