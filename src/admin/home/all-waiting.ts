/// <reference types="vite/client" />
import type { Waiting } from './waiting.ts';

const files = import.meta.glob<Readonly<Record<string, Waiting>>>('./*.waiting.ts', { eager: true });

/** All kinds of things that can wait, in their order. */
export const allWaiting: readonly Waiting[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .toSorted((one, other) => one.position - other.position);
