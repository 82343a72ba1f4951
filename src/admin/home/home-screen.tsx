/// <reference types="vite/client" />

import { useQueries } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { DashboardScreen } from '../pages/list/dashboard-screen.tsx';
import { pagesWords } from '../pages/pages-words.ts';
import { Loading } from '../shared/loading.tsx';
import { homeWords } from './home-words.ts';
import type { WaitingKind, WaitingLine } from './waiting.ts';
import './home-screen.css';

/** `/admin` and `/admin/dashboard`: the to-do list of the studio, and all pages and cases. */
export function HomeScreen() {
  const { lines, isKnown } = useWaiting();
  if (!isKnown) return <Loading text={pagesWords.loading} />;
  return <DashboardScreen above={<WaitingList lines={lines} />} />;
}

const files = import.meta.glob<Readonly<Record<string, WaitingKind>>>('./*.waiting.ts', { eager: true });

/** All kinds of to-dos, in their order. */
export const allWaiting: readonly WaitingKind[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .toSorted((one, other) => one.position - other.position);

/**
 * Loads the to-do list. Undefined until every query has succeeded or failed once: a line added later would
 * move the others under the pointer.
 */
function useWaiting() {
  const answers = useQueries({ queries: allWaiting.map(({ query }) => query) });
  const lines = allWaiting.flatMap(({ id: kind, line }, index) => {
    const data = answers[index]?.data;
    const found = data === undefined ? undefined : line(data);
    return found ? [{ kind, ...found }] : [];
  });
  const isKnown = answers.every(({ data, failureCount }) => data !== undefined || failureCount > 0);
  return { lines, isKnown };
}

interface WaitingListProps {
  readonly lines: readonly (WaitingLine & { readonly kind: string })[];
}

/** The to-do list, each line with a link. On a phone, several are folded. Renders nothing if it is empty. */
function WaitingList({ lines }: WaitingListProps) {
  const id = useId();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  if (lines.length === 0) return null;
  return (
    <section className="waiting" aria-labelledby={id}>
      <h2 className="visually-hidden" id={id}>
        {homeWords.title}
      </h2>
      {lines.length > 1 && (
        <button
          type="button"
          className="waiting__fold"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {homeWords.number(lines.length)}
          <ChevronDown aria-hidden="true" />
        </button>
      )}
      <ul className="waiting__list" id={list}>
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
