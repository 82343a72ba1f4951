import { Markdown } from '../shared/markdown.tsx';
import { styleAttributes } from '../shared/style.ts';
import { textStyleOf } from '../shared/text-style.ts';
import type { ViewProps } from '../shared/view-context.ts';
import type { textBlock } from './text.block.ts';

export function TextView({ block, context, edit }: ViewProps<typeof textBlock>) {
  const looks = styleAttributes({ ...textStyleOf(block), '--bullet-space': block.bulletTextSpacing });
  return (
    <div className="prose" {...looks} {...edit('content')}>
      <Markdown
        text={block.content}
        language={context.language}
        topHeading={context.headingInText && context.firstText ? 1 : 2}
      />
    </div>
  );
}
