export type MergeKernel = typeof import('./merge-kernel.ts');

let kernel: Promise<MergeKernel> | undefined;

/** Loads the merge rules once. After a failure the next call tries again. */
export function loadMerging(): Promise<MergeKernel> {
  kernel ??= import('./merge-kernel.ts').catch((error: unknown) => {
    kernel = undefined;
    throw error;
  });
  return kernel;
}

/** Preloads the merge rules; errors are reported by the call that needs them. */
export function preloadMerging(): void {
  loadMerging().catch(() => undefined);
}
