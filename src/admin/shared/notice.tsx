import type { ReactNode } from 'react';
import './notice.css';

interface NoticeProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
  readonly alert?: boolean;
}

/** An empty or failed place: what it is, and the way on. */
export function Notice({ icon, title, text, children, alert }: NoticeProps) {
  return (
    <div className="notice" role={alert ? 'alert' : undefined}>
      {icon && <span className="notice__icon">{icon}</span>}
      <p className="notice__title">{title}</p>
      {text && <p className="notice__text">{text}</p>}
      {children && <div className="notice__actions">{children}</div>}
    </div>
  );
}
