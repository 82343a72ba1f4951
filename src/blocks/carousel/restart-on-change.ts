/** Ends a running effect; undefined if there is nothing to end. */
type End = (() => void) | undefined;

/**
 * Keeps an effect running while its inputs stay the same. Calling the returned function with other inputs ends the
 * effect and begins it again; `signal` ends it for good.
 */
export function restartOnChange(
  signal: AbortSignal,
  begin: () => End,
): (...inputs: readonly unknown[]) => void {
  let known: readonly unknown[] = [];
  let end: End;
  signal.addEventListener('abort', () => end?.());
  return (...inputs) => {
    if (inputs.every((input, index) => input === known[index])) return;
    end?.();
    known = inputs;
    end = begin();
  };
}
