import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import type { Device } from '#content/look/layout.ts';
import { hasWords } from '#content/markdown/markdown.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyText } from '../shared/empty-text.tsx';
import type { TextSize } from '../shared/fields/text-size.fields.ts';
import { Heading } from '../shared/heading.tsx';
import type { Style } from '../shared/style.ts';
import { getTitleClass, TitleWords } from '../shared/title-words.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { titleBlock } from './title.block.ts';

const standard = { lineHeight: 'var(--leading-tight)', letterSpacing: 'var(--tracking-tight)' } as const;

/** Sizes as in the style sheets, and larger ones. */
const sizes: Readonly<Record<TextSize, Style>> = {
  small: {
    fontSize: 'var(--text-h3)',
    lineHeight: 'var(--leading-heading)',
    letterSpacing: 'var(--tracking-heading)',
  },
  standard: { ...standard, fontSize: 'var(--text-h1)' },
  large: { ...standard, fontSize: 'calc(var(--text-h1) * 1.25)' },
  huge: { ...standard, fontSize: 'calc(var(--text-h1) * 1.6)' },
};

/** The page's h1. A second title on the same page looks the same but is an h2. */
export function TitleView({ block, context, edit, handles, buildStyles }: ViewProps<typeof titleBlock>) {
  if (!hasWords(block.content) && context.writing !== 'content') {
    return context.preview ? <EmptyText label="Write a title" attributes={edit('content')} /> : null;
  }
  const level = context.mainHeading ? 1 : 2;
  const isSmall = block.size === 'small';
  const buildSize = (device: Device) => sizes[getValuesOnDevice(block, device).size];
  return (
    <Heading
      level={level}
      className={classNames('title', isSmall ? 'title--small' : getTitleClass(block.content))}
      buildLooks={block.size === 'large' || block.size === 'huge' ? buildSize : undefined}
      buildSize={buildSize}
      attributes={edit('content')}
      {...{ block, context, handles, buildStyles }}
    >
      {isSmall ? block.content : <TitleWords>{block.content}</TitleWords>}
    </Heading>
  );
}
