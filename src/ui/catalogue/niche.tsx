import type { ReactNode } from 'react';

/** Objects in the niche, so that neighbouring samples do not show the same picture. */
const niches = {
  tower: ['block', 'ball'],
  pebbles: ['stone', 'stone', 'stone'],
  arch: ['arch', 'ball'],
  ball: ['ball', 'block'],
  lamp: ['block', 'ball'],
} as const;
export type Things = keyof typeof niches;

interface NicheProps {
  readonly things: Things;
  /** The studio's own picture, shown instead. */
  readonly picture?: ReactNode;
}

/** A drawn picture that needs no file: a niche of the cabinet in the colours of the design system. */
export function Niche({ things, picture }: NicheProps) {
  if (picture !== undefined) {
    return (
      <div className="sample-picture sample-picture--own" aria-hidden="true">
        {picture}
      </div>
    );
  }
  return (
    <div className={`sample-picture sample-picture--${things}`} aria-hidden="true">
      {niches[things].map((thing, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <i key={index} className={`sample-picture__${thing}`} />
      ))}
    </div>
  );
}
