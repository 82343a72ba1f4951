import type { ReactNode } from 'react';

/** What stands in the niche, so that samples beside one another do not repeat a picture. */
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
  /** A picture of the studio's own in its place. */
  readonly picture?: ReactNode;
}

/** A picture that needs no file: a niche of the cabinet, in the colours of the studio. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <i key={index} className={`sample-picture__${thing}`} />
      ))}
    </div>
  );
}
