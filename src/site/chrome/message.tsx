import type { ReactNode } from 'react';

interface MessageProps {
  readonly title: string;
  readonly text: string;
  /** What belongs to the text, such as a list of reasons. */
  readonly more?: ReactNode;
  /** What can be done now. */
  readonly children: ReactNode;
}

/** The site itself speaks, where there is no page to show: a main heading, a few words, and the ways on. */
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
