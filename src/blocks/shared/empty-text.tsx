interface EmptyTextProps {
  readonly label: string;
  readonly attributes?: object;
}

/** In the editor's frame: where words are going to stand. Visitors see nothing, and no gap. */
export function EmptyText({ label, attributes }: EmptyTextProps) {
  return (
    <p className="empty-text" lang="en" {...attributes}>
      {label}
    </p>
  );
}
