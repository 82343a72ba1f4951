/// <reference types="vite/client" />
import type { Check } from './check.ts';

const files = import.meta.glob<Readonly<Record<string, Check>>>('./checks/*.check.ts', { eager: true });

/** Everything that is looked at before a page is published, in the order in which findings are shown. */
export const allChecks: readonly Check[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .toSorted((a, b) => a.position - b.position);
