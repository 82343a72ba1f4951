import { toolLanguage } from '#content/language/language.ts';
import type { FieldMark } from './view-context.ts';

interface EmptyTextProps {
  readonly label: string;
  readonly attributes: FieldMark;
}

/** As other labels of the editor's frame. */
const leftOut = 'Left empty in this language on purpose';

/** In the editor's frame: where words are going to stand. Visitors see nothing, and no gap. */
export function EmptyText({ label, attributes }: EmptyTextProps) {
  return (
    <p className="empty-text" lang={toolLanguage} {...attributes}>
      {attributes['data-left-out'] === undefined ? label : leftOut}
    </p>
  );
}
