import type { ReactNode } from 'react';

interface MessageProps {
  readonly title: string;
  readonly text: string;
  /** Further content, such as a list of reasons. */
  readonly more?: ReactNode;
  /** Buttons and links. */
  readonly children: ReactNode;
}

/** A system message in place of a page: main heading, text and actions. */
export function Message({ title, text, more, children }: MessageProps) {
  return (
    // Inline: a rule would be in the styles of every page.
    <div className="blocks message" style={{ gap: 'var(--space-3)' }}>
      <h1 className="page-title">{title}</h1>
      <div className="prose">
        <p>{text}</p>
        {more}
      </div>
      {children}
    </div>
  );
}
