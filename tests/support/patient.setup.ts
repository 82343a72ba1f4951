import { vi } from 'vitest';

/** Far beyond what anything takes: a busy machine is slow, and only what hangs is to fail by time; ms. */
const patienceMs = 30_000;

const { waitFor } = vi;
/** Files that share a process share it as well: once is enough. */
if (waitFor.name !== 'patientWaitFor') {
  vi.waitFor = function patientWaitFor(callback, options) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: patienceMs, ...options });
  };
}

// Only where there is a document: its library takes a moment to load, which most tests have no use for.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
}
