interface Size {
  readonly width: number;
  readonly height: number;
}

/** A block in its frame, in CSS pixels of that. */
export interface BlockBox extends Size {
  readonly left: number;
  readonly top: number;
}

/** How a frame is placed so that one block of it fills a picture. */
export interface PictureFit {
  readonly scale: number;
  /** CSS pixels of the editor from the picture's corner to the frame's. */
  readonly x: number;
  readonly y: number;
  /** What of the frame is left out, in its CSS pixels from its edges: all but the block. */
  readonly inset: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

/** CSS pixels of the frame that are free round the block. */
const air = 24;
/** CSS pixels of it that are shown there, for what a block throws beyond its edges; what stands next to it is not. */
const bleed = 4;
/** The largest that a block is shown: small ones are not blown up. */
const largest = 0.75;

/** All of the block's width, in the middle; of a tall one the upper part, as a page is read from the top. */
export function fitPicture(block: BlockBox, picture: Size, frame: Size): PictureFit {
  const width = block.width + 2 * air;
  const height = block.height + 2 * air;
  const scale = Math.min(largest, picture.width / width);
  const [left, top] = [block.left - air, block.top - air];
  const free = picture.height - height * scale;
  return {
    scale,
    x: (picture.width - width * scale) / 2 - left * scale,
    y: Math.max(0, free / 2) - top * scale,
    inset: {
      top: block.top - bleed,
      right: frame.width - block.left - block.width - bleed,
      bottom: frame.height - block.top - block.height - bleed,
      left: block.left - bleed,
    },
  };
}
