import type { ReactNode } from 'react';

interface PosterWordsProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** What follows from a press; '' where nothing does. */
  readonly note: string;
}

/** What stands on a poster, in place of what is not loaded from another site yet. */
export function PosterWords({ icon, label, note }: PosterWordsProps) {
  return (
    <span className="poster__words">
      <span className="poster__icon">{icon}</span>
      <span className="poster__label">{label}</span>
      {note !== '' && <span className="poster__note">{note}</span>}
    </span>
  );
}
