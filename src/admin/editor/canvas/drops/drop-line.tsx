import type { ShownSize } from '../overlay/geometry.ts';
import type { DropPlace } from './drop-place.ts';
import './drops.css';

interface DropLineProps {
  readonly line: DropPlace['line'];
  readonly size: ShownSize;
  /** Label of the slot inside a block. */
  readonly name?: string | undefined;
}

/** Height that the label needs above the line at the top of a page, in CSS pixels of the editor. */
const roomForName = 24;

/** Least distance of an upright line from the edges of the page, in CSS pixels of the page. */
const inView = 2;

/** Shows the place where a drop would insert the dragged blocks. */
export function DropLine({ line, size, name }: DropLineProps) {
  const { scale } = size;
  const length = line.length * scale;
  // Keeps the line in view if the block is as wide as the page.
  const x = line.upright ? Math.min(Math.max(line.x, inView), size.width - inView) : line.x;
  return (
    <div
      className="drop-line"
      data-upright={line.upright || undefined}
      data-late={x > size.width / 2 || undefined}
      data-area={line.height !== undefined || undefined}
      style={{
        translate: `${x * scale}px ${line.y * scale}px`,
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
