import { toolLanguage } from '#content/language/language.ts';
import type { FieldMark } from './view-context.ts';

interface EmptyTextProps {
  readonly label: string;
  readonly attributes: FieldMark;
}

/** English, as the other labels in the editor's frame. */
const leftOut = 'Intentionally empty in this language';

/** Placeholder for a missing text in the editor's frame. Visitors see nothing, not even a gap. */
export function EmptyText({ label, attributes }: EmptyTextProps) {
  return (
    <p className="empty-text" lang={toolLanguage} {...attributes}>
      {attributes['data-left-out'] === undefined ? label : leftOut}
    </p>
  );
}
