import { useQuery } from '@tanstack/react-query';
import type { HistoryLine } from '#api/endpoints/history.ts';
import { peopleQuery } from '../data/people.ts';
import { Notice } from '../shared/notice.tsx';
import { DayByDay } from './day-by-day.tsx';
import { HistoryEntry } from './history-entry.tsx';
import { historyWords } from './history-words.ts';

const say = historyWords;

interface HistoryLinesProps {
  readonly lines: readonly HistoryLine[];
  readonly timeZone: string;
}

/** The lines under their days. */
export function HistoryLines({ lines, timeZone }: HistoryLinesProps) {
  const { data: people } = useQuery(peopleQuery);
  if (lines.length === 0) return <Notice empty title={say.empty} text={say.emptyHelp} />;
  return (
    <DayByDay lines={lines} timeZone={timeZone}>
      {(line) => <HistoryEntry key={line.revision} line={line} people={people} timeZone={timeZone} />}
    </DayByDay>
  );
}
