export type MergeKernel = typeof import('./merge-kernel.ts');

let kernel: Promise<MergeKernel> | undefined;

/** The rules of merging, once for all. What could not be loaded is asked for again the next time. */
export function loadMerging(): Promise<MergeKernel> {
  kernel ??= import('./merge-kernel.ts').catch((error: unknown) => {
    kernel = undefined;
    throw error;
  });
  return kernel;
}

/** Asks for it before it is needed; whoever needs it hears of what went wrong. */
export function preloadMerging(): void {
  loadMerging().catch(() => undefined);
}
