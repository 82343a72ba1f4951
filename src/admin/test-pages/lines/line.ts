/** A comparison made by a test page: the expected and the measured value in the frame. */
export interface Line {
  readonly name: string;
  readonly expected: string;
  readonly measured: string;
  readonly passed: boolean;
}

/** ms for which the frame may take to reach the expected value. */
const patience = 3_000;

/** Measures until the value is as expected, or time runs out. */
export async function compare(name: string, expected: string, measure: () => string): Promise<Line> {
  const passed = await waitUntilHolds(() => tryMeasure(measure) === expected);
  return { name, expected, measured: passed ? expected : tryMeasure(measure), passed };
}

/** Waits until a condition holds or time runs out; returns whether it holds. */
export async function waitUntilHolds(holds: () => boolean): Promise<boolean> {
  const end = performance.now() + patience;
  while (!holds() && performance.now() < end) await turn();
  return holds();
}

function tryMeasure(measure: () => string): string {
  try {
    return measure();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Yields to the event loop. Not with animation frames, which background tabs don't get. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 16));
}
