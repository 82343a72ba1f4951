import { useId } from 'react';
import { Link } from 'react-router';
import { homeWords } from './home-words.ts';
import type { WaitingLine } from './waiting.ts';
import './waiting-list.css';

interface WaitingListProps {
  readonly lines: readonly (WaitingLine & { readonly kind: string })[];
}

/** What waits for the studio, each with the way to it. Nothing where nothing does. */
export function WaitingList({ lines }: WaitingListProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section className="waiting" aria-labelledby={id}>
      <h2 className="visually-hidden" id={id}>
        {homeWords.title}
      </h2>
      <ul className="waiting__list">
        {lines.map(({ kind, ...line }) => (
          <li key={kind} className="waiting__item">
            <Line {...line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ text, detail, to, icon: Icon }: WaitingLine) {
  return (
    <Link className="waiting__link" to={to}>
      <Icon aria-hidden="true" />
      <span className="waiting__text">{text}</span> <span className="waiting__detail">{detail}</span>
    </Link>
  );
}
