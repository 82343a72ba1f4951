import { CircleQuestionMark } from 'lucide-react';
import { blockDefinitions } from '#blocks/definitions.ts';
import { blockIcons } from './block-icons.ts';

/** A block type's icon; a question mark for a type that nobody knows. */
export function BlockIcon({ type }: { readonly type: string }) {
  const definition = blockDefinitions.get(type);
  const Icon = definition ? blockIcons[definition.icon] : CircleQuestionMark;
  return <Icon aria-hidden="true" />;
}
