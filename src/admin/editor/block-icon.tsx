import { Box, CircleQuestionMark } from 'lucide-react';
import { blockIcons } from './block-icons.ts';
import { useEditor } from './editor-context.ts';

/** A block type's icon; a question mark for a type that nobody knows, a box for an unknown icon name. */
export function BlockIcon({ type }: { readonly type: string }) {
  const definition = useEditor().definitions.get(type);
  const Icon = definition ? (blockIcons[definition.icon] ?? Box) : CircleQuestionMark;
  return <Icon aria-hidden="true" />;
}
