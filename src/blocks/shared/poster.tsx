import type { ReactNode } from 'react';

interface PosterWordsProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** Note about the result of a click; '' for none. */
  readonly note: string;
}

/** Icon and texts of a poster, which is shown until content of another site is loaded. */
export function PosterWords({ icon, label, note }: PosterWordsProps) {
  return (
    <span className="poster__words">
      <span className="poster__icon">{icon}</span>
      <span className="poster__label">{label}</span>
      {note !== '' && <span className="poster__note">{note}</span>}
    </span>
  );
}
