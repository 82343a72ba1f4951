/** Resolves once the browser is online, or the signal aborts. */
export async function waitForConnection(signal: AbortSignal | undefined): Promise<void> {
  if (navigator.onLine || signal?.aborted) return;
  await new Promise<void>((resolve) => {
    const goOn = () => {
      removeEventListener('online', goOn);
      signal?.removeEventListener('abort', goOn);
      resolve();
    };
    addEventListener('online', goOn);
    signal?.addEventListener('abort', goOn);
  });
}
