import { use, useCallback, useEffect, useState } from 'react';
import { createDebouncedRun } from '../../../shared/after-pause.ts';
import { useEditor } from '../../services/editor-context.ts';
import { RouteIdContext } from '../../services/page-facts.ts';
import { allChecks } from '../../work/preflight/all-checks.ts';
import type { Check } from '../../work/preflight/check.ts';
import { createFactLoaders } from '../../work/preflight/create-fact-loaders.ts';
import type { Finding } from '../../work/preflight/finding.ts';
import { type CheckOutcome, runChecks } from '../../work/preflight/run-checks.ts';

/** Debounce of the checks, in ms: they run after a pause in editing, and at the latest after `atMost`. */
const pauses = { pause: 150, atMost: 1000 };

export interface PreflightState {
  /** In the order of the checks. */
  readonly findings: readonly Finding[];
  /** True while a check has no result. */
  readonly isRunning: boolean;
  readonly failed: readonly Check[];
  /** Runs all checks again. */
  readonly again: () => void;
}

/**
 * Runs the checks on the current page, and again after a pause in editing. The previous findings stay visible
 * during a run.
 */
export function usePreflight(): PreflightState {
  const { draft } = useEditor();
  const routeId = use(RouteIdContext);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Check, CheckOutcome>>(new Map());
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round runs everything once more
  useEffect(() => {
    let stop = () => {};
    const report = (check: Check, outcome: CheckOutcome) =>
      setOutcomes((known) => new Map(known).set(check, outcome));
    const run = () => {
      stop();
      const { tree } = draft.store.getState();
      stop = runChecks({
        checks: allChecks,
        tree,
        loaders: createFactLoaders(routeId),
        report,
        rest,
        now: () => performance.now(),
      });
    };
    const pause = createDebouncedRun(run, pauses);
    const unsubscribe = draft.store.subscribe((now, before) => now.tree !== before.tree && pause.changed());
    run();
    return () => {
      unsubscribe();
      pause.cancel();
      stop();
    };
  }, [draft, routeId, round]);
  const again = useCallback(() => {
    setOutcomes((known) => new Map([...known].filter(([, { state }]) => state === 'done')));
    setRound((before) => before + 1);
  }, []);
  return {
    findings: allChecks.flatMap((check) => listFindings(outcomes.get(check))),
    isRunning: allChecks.some((check) => !outcomes.has(check)),
    failed: allChecks.filter((check) => outcomes.get(check)?.state === 'failed'),
    again,
  };
}

function listFindings(outcome: CheckOutcome | undefined): readonly Finding[] {
  return outcome?.state === 'done' ? outcome.findings : [];
}

/** Yields to the next task, so that input is handled first. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
