/// <reference types="vite/client" />
import type { Check } from './check.ts';

const files = import.meta.glob<Readonly<Record<string, Check>>>('./checks/*.check.ts', { eager: true });

/** All checks, in the order in which their findings are listed. */
export const allChecks: readonly Check[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .toSorted((a, b) => a.position - b.position);
