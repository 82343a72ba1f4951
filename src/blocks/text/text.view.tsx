import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import { EmptyText } from '../shared/empty-text.tsx';
import type { TextSize } from '../shared/fields/text-size.fields.ts';
import { isEmptyMarkdown, Markdown } from '../shared/markdown.tsx';
import type { Style } from '../shared/style.ts';
import { buildTextHandles, buildTextStyle } from '../shared/text-style.ts';
import type { ViewProps } from '../shared/view-context.ts';
import type { textBlock } from './text.block.ts';

/** Sizes from the type tokens; a huge text is set like a heading. */
const sizes: Readonly<Record<TextSize, Style>> = {
  small: { fontSize: 'var(--text-small)' },
  standard: {},
  large: { fontSize: 'var(--text-lead)' },
  huge: {
    fontSize: 'var(--text-h2)',
    lineHeight: 'var(--leading-heading)',
    letterSpacing: 'var(--tracking-heading)',
  },
};

export function TextView({ block, context, edit, handles, buildStyles }: ViewProps<typeof textBlock>) {
  if (isEmptyMarkdown(block.content) && context.writing !== 'content') {
    return context.preview ? <EmptyText label="Write a text" attributes={edit('content')} /> : null;
  }
  const looks = buildStyles((device) => {
    const values = getValuesOnDevice(block, device);
    return {
      ...buildTextStyle(values, context.colors),
      ...sizes[values.size],
      '--bullet-space': block.bulletTextSpacing,
    };
  });
  return (
    <div className="prose" {...looks} {...edit('content')} {...buildTextHandles(handles)}>
      <Markdown text={block.content} language={context.language} mainHeading={context.mainHeading} />
    </div>
  );
}
