import { Fragment } from 'react';
import type { HistoryLine } from '#api/endpoints/history.ts';
import type { PersonInStudio } from '#api/endpoints/people.ts';
import { momentInWords } from '../schedule/moment-words.ts';
import { useUser } from '../session/api.ts';
import { nameIn } from '../shared/person-name.ts';
import { LineOfDay } from './day-by-day.tsx';
import { historyWords } from './history-words.ts';
import { sentencesOf } from './sentences.ts';

interface HistoryEntryProps {
  readonly line: HistoryLine;
  /** The people of the studio, once they are known. */
  readonly people: readonly PersonInStudio[] | undefined;
  readonly timeZone: string;
}

const say = historyWords;

/** One write: when, what visitors saw change, by whom, and the way to the site after it. */
export function HistoryEntry({ line, people, timeZone }: HistoryEntryProps) {
  const user = useUser();
  const { at, actor, look } = line;
  const by = actor === null ? '' : say.by(actor === user?.email ? say.you : nameIn(people, actor));
  return (
    <LineOfDay
      className="history__line"
      at={at}
      timeZone={timeZone}
      what={sentencesOf(line).map(({ names, verbs }, index) => (
        <Fragment key={names + verbs}>
          {index > 0 && ' · '}
          <strong>{names}</strong> {verbs}
        </Fragment>
      ))}
      by={by}
    >
      <a
        className="history__look"
        href={look}
        target="_blank"
        rel="noopener"
        aria-label={say.lookAt(momentInWords(at, timeZone))}
      >
        {say.look}
      </a>
    </LineOfDay>
  );
}
