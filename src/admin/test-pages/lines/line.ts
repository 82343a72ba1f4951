/** One comparison that a test page makes: what a value in the frame should be, and what it was. */
export interface Line {
  readonly name: string;
  readonly expected: string;
  readonly measured: string;
  readonly passed: boolean;
}

/** ms that the frame has to come to the expected value. */
const patience = 3_000;

/** Measures until the value is as expected, or for as long as it may take. */
export async function compare(name: string, expected: string, measure: () => string): Promise<Line> {
  const passed = await waitUntilHolds(() => tryMeasure(measure) === expected);
  return { name, expected, measured: passed ? expected : tryMeasure(measure), passed };
}

/** Waits until something holds, for as long as it may take; whether it does. */
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

/** Lets whatever is due happen. Not by animation frames: a tab in the background has none. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 16));
}
