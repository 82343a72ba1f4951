import type { ReactNode } from 'react';
import './notice.css';

interface NoticeProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  /** Actions. */
  readonly children?: ReactNode;
  readonly alert?: boolean;
  /** True if the notice is the only content of the screen: its title is the screen's heading. */
  readonly heading?: boolean;
  /** True for an empty state: adds the drawing of an empty compartment. */
  readonly empty?: boolean;
}

/** An empty state or error, with actions. */
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

/** Drawing of an empty compartment with the outline of an object in its dust. */
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
