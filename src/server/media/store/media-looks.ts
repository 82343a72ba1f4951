import type { Blur } from '#content/media/blur.ts';

/** What is drawn before a file has come, and how many frames one that moves has. */
export interface MediaLooks {
  readonly blur: Blur;
  readonly frames: number | null;
}

/** Of a film or a drawing, and of what cannot be read, nothing is drawn, and nobody counts its frames. */
export function looksOf(facts: { readonly blur?: Blur; readonly frames?: number } | undefined): MediaLooks {
  if (facts?.blur === undefined) return { blur: '', frames: null };
  return { blur: facts.blur, frames: facts.frames ?? null };
}
