import { EmptyText } from '../shared/empty-text.tsx';
import { isEmptyMarkdown, Markdown } from '../shared/markdown.tsx';
import { buildStyleAttributes } from '../shared/style.ts';
import { buildTextHandles, buildTextStyle } from '../shared/text-style.ts';
import type { ViewProps } from '../shared/view-context.ts';
import type { captionBlock } from './caption.block.ts';

export function CaptionView({ block, context, edit, handles }: ViewProps<typeof captionBlock>) {
  if (isEmptyMarkdown(block.content) && context.writing !== 'content') {
    return context.preview ? <EmptyText label="Write a caption" attributes={edit('content')} /> : null;
  }
  const looks = buildStyleAttributes({
    ...buildTextStyle(block, context.colors),
    '--bullet-space': block.bulletTextSpacing,
  });
  return (
    <div className="prose caption" {...looks} {...edit('content')} {...buildTextHandles(handles)}>
      <Markdown text={block.content} language={context.language} />
    </div>
  );
}
