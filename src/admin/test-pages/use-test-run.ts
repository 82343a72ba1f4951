import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { pagesQuery } from '../data/queries.ts';
import type { Line } from './lines/line.ts';
import { openTestFrame, type TestFrame } from './lines/test-frame.ts';
import { testPages } from './test-pages.ts';

export interface TestRun {
  readonly lines: readonly Line[];
  readonly state: 'running' | 'done' | 'failed';
  /** The reason the run was aborted. */
  readonly reason?: string;
}

const nothingYet: TestRun = { lines: [], state: 'running' };

/** Runs a page's comparisons in a frame, once for each `round`. Results appear as they come. */
export function useTestRun(frame: RefObject<HTMLIFrameElement | null>, name: string, round: number): TestRun {
  const documentId = useMainPageId();
  const [run, setRun] = useState(nothingYet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what asks for another run
  useEffect(() => {
    const element = frame.current;
    if (!element || documentId === undefined) return;
    const end = new AbortController();
    setRun(nothingYet);
    const show = (next: Partial<TestRun>) => {
      if (!end.signal.aborted) setRun((before) => ({ ...before, ...next }));
    };
    runLines(element, { name, documentId, signal: end.signal, found: (lines) => show({ lines }) }).then(
      () => show({ state: 'done' }),
      (error: unknown) =>
        show({ state: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
    return () => end.abort();
  }, [frame, name, round, documentId]);
  return run;
}

/** Returns the page loaded in the frame. Its own content is never changed. */
function useMainPageId(): string | undefined {
  const { data: pages } = useQuery(pagesQuery);
  return pages?.find(({ identifier }) => identifier === 'main')?.id;
}

interface RunOptions {
  readonly name: string;
  readonly documentId: string;
  readonly signal: AbortSignal;
  readonly found: (lines: readonly Line[]) => void;
}

async function runLines(
  element: HTMLIFrameElement,
  { name, documentId, signal, found }: RunOptions,
): Promise<void> {
  const page = testPages[name];
  if (!page) return;
  let frame: TestFrame | undefined;
  try {
    const { checkLines } = await page.load();
    if (signal.aborted) return;
    frame = await openTestFrame(element, documentId, signal);
    const sofar: Line[] = [];
    for await (const line of checkLines(frame)) {
      if (signal.aborted) return;
      sofar.push(line);
      found([...sofar]);
    }
  } finally {
    frame?.close();
  }
}
