import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import { EmptyText } from '../shared/empty-text.tsx';
import { isEmptyMarkdown, Markdown } from '../shared/markdown.tsx';
import { buildTextHandles, buildTextStyle } from '../shared/text-style.ts';
import type { ViewProps } from '../shared/view-context.ts';
import type { captionBlock } from './caption.block.ts';

export function CaptionView({ block, context, edit, handles, buildStyles }: ViewProps<typeof captionBlock>) {
  if (isEmptyMarkdown(block.content) && context.writing !== 'content') {
    return context.preview ? <EmptyText label="Write a caption" attributes={edit('content')} /> : null;
  }
  const looks = buildStyles((device) => ({
    ...buildTextStyle(getValuesOnDevice(block, device), context.colors),
    '--bullet-space': block.bulletTextSpacing,
  }));
  return (
    <div className="prose caption" {...looks} {...edit('content')} {...buildTextHandles(handles)}>
      <Markdown text={block.content} language={context.language} />
    </div>
  );
}
