import { vi } from 'vitest';

/**
 * Timeout in ms, far above what any step takes. A busy machine is slow, and only a step that hangs may fail.
 */
const patienceMs = 30_000;

const { waitFor } = vi;
/** Test files in one process share `vi`, so patch it only once. */
if (waitFor.name !== 'patientWaitFor') {
  vi.waitFor = function patientWaitFor(callback, options) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: patienceMs, ...options });
  };
}

// Only with a document: the library takes a moment to load, and most tests do not use it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
}
