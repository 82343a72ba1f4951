import { useQuery } from '@tanstack/react-query';
import type { HistoryLine } from '#api/endpoints/history.ts';
import { peopleQuery } from '../data/people.ts';
import { Notice } from '../shared/notice.tsx';
import { byDay } from './days.ts';
import { HistoryEntry } from './history-entry.tsx';
import { dayInWords, historyWords } from './history-words.ts';

const say = historyWords;

interface HistoryLinesProps {
  readonly lines: readonly HistoryLine[];
  readonly timeZone: string;
}

/** The lines under their days. */
export function HistoryLines({ lines, timeZone }: HistoryLinesProps) {
  const { data: people } = useQuery(peopleQuery);
  if (lines.length === 0) return <Notice empty title={say.empty} text={say.emptyHelp} />;
  return byDay(lines, timeZone).map(({ day, lines: ofDay }) => (
    <section key={day} className="history__day" aria-label={dayInWords(day, timeZone)}>
      <h2 className="history__date">{dayInWords(day, timeZone)}</h2>
      <ul className="history__lines">
        {ofDay.map((line) => (
          <HistoryEntry key={line.revision} line={line} people={people} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  ));
}
