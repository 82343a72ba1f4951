import { useQueries } from '@tanstack/react-query';
import { allWaiting } from './all-waiting.ts';

/**
 * What waits for the studio, a line each. Not known until everything that is asked has answered or failed once:
 * what comes later would push away what somebody is about to press.
 */
export function useWaiting() {
  const answers = useQueries({ queries: allWaiting.map(({ query }) => query) });
  const lines = allWaiting.flatMap(({ id: kind, line }, index) => {
    const data = answers[index]?.data;
    const found = data === undefined ? undefined : line(data);
    return found ? [{ kind, ...found }] : [];
  });
  const isKnown = answers.every(({ data, failureCount }) => data !== undefined || failureCount > 0);
  return { lines, isKnown };
}
