import { Heading } from '../shared/heading.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { subheadingBlock } from './subheading.block.ts';

export function SubheadingView({ block, edit }: ViewProps<typeof subheadingBlock>) {
  return <Heading level={2} className="subheading" block={block} attributes={edit('content')} />;
}
