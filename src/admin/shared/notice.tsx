import type { ReactNode } from 'react';
import { Niche } from './niche.tsx';
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
