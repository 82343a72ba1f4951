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
    <div className="blocks message">
      <h1 className="page-title">{title}</h1>
      <div className="prose">
        <p>{text}</p>
        {more}
      </div>
      {children}
    </div>
  );
}
