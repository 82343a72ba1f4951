import type { ShownSize } from '../overlay/geometry.ts';
import type { DropPlace } from './drop-place.ts';
import './drops.css';

interface DropLineProps {
  readonly line: DropPlace['line'];
  readonly size: ShownSize;
  /** The place inside a block that it is in. */
  readonly name?: string | undefined;
}

/** CSS pixels of the editor that a name has above the line at the top of a page. */
const roomForName = 24;

/** Where what is dragged would stand when it is let go. */
export function DropLine({ line, size, name }: DropLineProps) {
  const { scale } = size;
  const length = line.length * scale;
  return (
    <div
      className="drop-line"
      data-upright={line.upright || undefined}
      data-area={line.height !== undefined || undefined}
      style={{
        translate: `${line.x * scale}px ${line.y * scale}px`,
        ...(line.upright ? { height: length } : { width: length }),
        ...(line.height !== undefined && { height: line.height * scale }),
      }}
      aria-hidden="true"
    >
      {name !== undefined && (
        <span className="drop-line__name" data-below={line.y * scale < roomForName || undefined}>
          {name}
        </span>
      )}
    </div>
  );
}
