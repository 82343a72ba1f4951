import { toolLanguage } from '#content/language.ts';

interface EmptyTextProps {
  readonly label: string;
  readonly attributes?: object;
}

/** In the editor's frame: where words are going to stand. Visitors see nothing, and no gap. */
export function EmptyText({ label, attributes }: EmptyTextProps) {
  return (
    <p className="empty-text" lang={toolLanguage} {...attributes}>
      {label}
    </p>
  );
}
