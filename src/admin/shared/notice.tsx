import type { ReactNode } from 'react';
import './notice.css';

interface NoticeProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
  readonly alert?: boolean;
  /** It is all that the screen shows: its title is the screen's heading. */
  readonly heading?: boolean;
  /** Nothing is here, yet or any more: it is drawn as the empty compartment. */
  readonly empty?: boolean;
}

/** An empty or failed place: what it is, and the way on. */
export function Notice({ icon, title, text, children, alert, heading, empty }: NoticeProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className="notice" role={alert ? 'alert' : undefined}>
      {empty && <Niche />}
      {icon && <span className="notice__icon">{icon}</span>}
      <Title className="notice__title">{title}</Title>
      {text && <p className="notice__text">{text}</p>}
      {children && <div className="notice__actions">{children}</div>}
    </div>
  );
}

/** A compartment of the cabinet that stands empty: the outline in its dust says that something was there, or will be. */
function Niche() {
  return (
    <svg className="niche-mark" viewBox="0 0 96 64" fill="none" stroke="currentColor" aria-hidden="true">
      <path fill="currentColor" stroke="none" opacity=".07" d="M2 2h92L82 11H14Z" />
      <path fill="currentColor" stroke="none" opacity=".04" d="M2 2l12 9v36L2 62Z" />
      <path opacity=".45" d="M2 2l12 9M94 2l-12 9M2 62l12-15M94 62 82 47M14 11h68v36H14Z" />
      <rect x="2" y="2" width="92" height="60" rx="1.5" strokeWidth="1.5" />
      <ellipse cx="48" cy="54.5" rx="15" ry="3.5" strokeDasharray="2.5 2.5" />
    </svg>
  );
}
