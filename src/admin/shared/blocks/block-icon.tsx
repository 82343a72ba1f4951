import { CircleQuestionMark } from 'lucide-react';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { BlockIconName } from '#content/block/block-icon-name.ts';
import { blockIcons } from './block-icons.ts';

interface BlockIconProps {
  readonly type: string;
  /** A variant's own icon; the icon of the type by default. */
  readonly icon?: BlockIconName | undefined;
}

/** A block type's icon; a question mark for a type that nobody knows. */
export function BlockIcon({ type, icon = blockDefinitions.get(type)?.icon }: BlockIconProps) {
  const Icon = icon ? blockIcons[icon] : CircleQuestionMark;
  return <Icon aria-hidden="true" />;
}
