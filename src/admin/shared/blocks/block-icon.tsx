import { CircleQuestionMark } from 'lucide-react';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { BlockIconName } from '#content/block/block-icon-name.ts';
import { blockIcons } from './block-icons.ts';

interface BlockIconProps {
  readonly type: string;
  /** A variant's icon; the block type's by default. */
  readonly icon?: BlockIconName | undefined;
}

/** Icon of a block type; a question mark for an unknown type. */
export function BlockIcon({ type, icon = blockDefinitions.get(type)?.icon }: BlockIconProps) {
  const Icon = icon ? blockIcons[icon] : CircleQuestionMark;
  return <Icon aria-hidden="true" />;
}
