import { useMemo } from 'react';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { drawBlockSketch, sketchWidth } from './sketch-blocks.ts';
import './block-sketch.css';

/** Padding of the sketch, in its own units. */
const padding = 10;
/** Width of the sketch with its padding, in its own units. */
export const paddedSketchWidth = sketchWidth + 2 * padding;

interface BlockSketchProps {
  readonly blocks: readonly Block[];
  /** Total height of the sketch, in its own units. */
  readonly height?: number;
}

/** A thumbnail drawn from the blocks' data. Tall content is cut off at the bottom. */
export function BlockSketch({ blocks, height = 100 }: BlockSketchProps) {
  const { shapes, bottom } = useMemo(() => drawBlockSketch(blockDefinitions, blocks), [blocks]);
  const top = -Math.max(padding, (height - bottom) / 2);
  return (
    <svg
      className="block-sketch"
      viewBox={`${-padding} ${top} ${paddedSketchWidth} ${height}`}
      aria-hidden="true"
    >
      {shapes.map(({ kind, ...box }) => (
        <rect key={`${kind} ${box.x} ${box.y}`} className={`block-sketch__${kind}`} rx={1} {...box} />
      ))}
    </svg>
  );
}
