interface Size {
  readonly width: number;
  readonly height: number;
}

/** Box of a block in its frame, in CSS pixels of the frame. */
export interface BlockBox extends Size {
  readonly left: number;
  readonly top: number;
}

/** Transform and clip of a frame so that one block fills the picture. */
export interface PictureFit {
  readonly scale: number;
  /** Height of the picture, in CSS pixels of the editor: that of the block, up to what there is room for. */
  readonly height: number;
  /** Offset of the frame from the picture's corner, in CSS pixels of the editor. */
  readonly x: number;
  readonly y: number;
  /** Clip distances from the frame's edges to the block, in its CSS pixels. */
  readonly inset: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

/** Space around the block, as a part of the frame's width: the same in every picture. */
const airShare = 1 / 20;
/**
 * Part of that space in which shadows and outlines of the block stay visible, in CSS pixels; neighbours are
 * clipped.
 */
const bleed = 4;
/** Maximum scale, so that small blocks are not enlarged. */
const largest = 0.75;

/**
 * Fits the whole width of the block, centred. The picture is as high as the block; of a tall one the upper part is
 * shown.
 */
export function fitPicture(block: BlockBox, room: Size, frame: Size): PictureFit {
  const air = frame.width * airShare;
  const width = block.width + 2 * air;
  const height = block.height + 2 * air;
  const scale = Math.min(largest, room.width / width);
  const [left, top] = [block.left - air, block.top - air];
  return {
    scale,
    height: Math.min(room.height, height * scale),
    x: (room.width - width * scale) / 2 - left * scale,
    y: -top * scale,
    inset: {
      top: block.top - bleed,
      right: frame.width - block.left - block.width - bleed,
      bottom: frame.height - block.top - block.height - bleed,
      left: block.left - bleed,
    },
  };
}
