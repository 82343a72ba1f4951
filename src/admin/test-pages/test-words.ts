/** The words of the test pages. */
export const testWords = {
  title: 'Test pages',
  lead: 'Each test compares computed values in a real preview with the expected ones. Nothing is saved.',
  again: 'Run again',
  running: (count: number) => `Running: ${count} ${count === 1 ? 'line' : 'lines'} so far`,
  allPass: (count: number) => `All ${count} lines pass`,
  someFail: (failed: number, count: number) => `${failed} of ${count} lines fail`,
  stopped: (reason: string) => `The run stopped: ${reason}`,
  pass: 'Pass',
  fail: 'Fail',
  columns: { result: 'Result', name: 'Test', expected: 'Expected', measured: 'Measured' },
} as const;
