import type { Block, BlockDefinition, Definitions } from '#content/block/block.ts';
import { formatPath } from '#content/block/issue.ts';
import { resolveBlock } from '#content/block/resolve-block.ts';
import { listSlots, type Slot } from '#content/block/slots.ts';
import { isShown } from '#content/fields/is-shown.ts';
import { defaultLanguage } from '#content/language/language.ts';

/** A rectangle of a sketch. Lengths are in units of which the sketch is {@link sketchWidth} wide. */
interface SketchShape {
  readonly kind: 'picture' | 'heading' | 'text' | 'line' | 'button';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const sketchWidth = 120;

/** The page's width in CSS pixels for which blocks compute the widths of their slots. */
const pageWidth = 1200;
const gap = { blocks: 6, columns: 4, lines: 2.5 };
const heights = { title: 7, largeHeading: 6, heading: 4, text: 2, button: 6, line: 0.75 };
/** The maximum width of running text, in the sketch's units. */
const measure = 80;

interface SketchPart {
  readonly shapes: readonly SketchShape[];
  /** The bottom edge, without the gap to the next block. */
  readonly bottom: number;
}

/** Sketches blocks below each other, from their roles and their stored columns and image ratios. */
export function drawBlockSketch(definitions: Definitions, blocks: readonly Block[]): SketchPart {
  return drawList(definitions, blocks, { x: 0, y: 0, width: sketchWidth });
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function drawList(definitions: Definitions, blocks: readonly Block[], { x, y, width }: Room): SketchPart {
  let bottom = y;
  const shapes = blocks.flatMap((block, index) => {
    const drawn = drawBlock(definitions, block, { x, y: index === 0 ? y : bottom + gap.blocks, width });
    bottom = drawn.bottom;
    return drawn.shapes;
  });
  return { shapes, bottom };
}

function drawBlock(definitions: Definitions, block: Block, room: Room): SketchPart {
  const definition = definitions.get(block.type);
  if (!definition) return { shapes: [], bottom: room.y };
  const { role, shows, headingLevel, category } = definition;
  if (role === 'hero') return drawPicture('5/2', room);
  if (shows === 'pictures') return drawPictureRow(room);
  if (shows === 'picture') return drawPicture(resolve(definition, block).aspectRatio, room);
  const slots = listSlots(definitions, block).filter(({ unused }) => !unused);
  if (slots.length > 0) return drawSlots(definitions, definition, { block, slots }, room);
  if (headingLevel === 1) return drawBar('heading', heights.title, 0.8, room);
  if (headingLevel === 2) {
    const isLarge = resolve(definition, block).size !== 'standard';
    return drawBar('heading', isLarge ? heights.largeHeading : heights.heading, 0.5, room);
  }
  if (role === 'text') return drawLines([1, 0.9, 0.6], room);
  if (role === 'caption') return drawLines([0.4], room);
  if (category === 'layout') return drawBar('line', heights.line, 1, room);
  if (category === 'interactive') return drawButtons(room);
  return drawOther(definition, block, room);
}

function resolve(definition: BlockDefinition, block: Block) {
  return resolveBlock(definition, block, defaultLanguage, () => []);
}

/** Draws rows of slots in the proportions of their widths. */
function drawSlots(
  definitions: Definitions,
  definition: BlockDefinition,
  { block, slots }: { readonly block: Block; readonly slots: readonly Slot[] },
  { x, y, width }: Room,
): SketchPart {
  const values = resolve(definition, block);
  const page = () => pageWidth;
  const measureSlot = ({ path }: Slot) =>
    definition.slotWidth?.(values, path, { width: page, page })(pageWidth) ?? pageWidth;
  const rows = Map.groupBy(slots, ({ path }) => formatPath(path.slice(0, -1)));
  const shapes: SketchShape[] = [];
  let bottom = y;
  for (const [index, row] of [...rows.values()].entries()) {
    const top = index === 0 ? y : bottom + gap.columns;
    const free = width - gap.columns * (row.length - 1);
    const whole = row.reduce((sum, slot) => sum + measureSlot(slot), 0);
    let left = x;
    bottom = top;
    for (const slot of row) {
      const own = (free * measureSlot(slot)) / whole;
      const drawn = drawList(definitions, slot.blocks, { x: left, y: top, width: own });
      shapes.push(...drawn.shapes);
      bottom = Math.max(bottom, drawn.bottom);
      left += own + gap.columns;
    }
  }
  return { shapes, bottom };
}

function drawPicture(ratio: unknown, { x, y, width }: Room): SketchPart {
  const [across = 16, down = 9] = typeof ratio === 'string' ? ratio.split('/').map(Number) : [];
  const height = (width * down) / across || width / 2;
  return { shapes: [{ kind: 'picture', x, y, width, height }], bottom: y + height };
}

/** Draws one picture and the beginning of the next. */
function drawPictureRow({ x, y, width }: Room): SketchPart {
  const height = width / 2;
  const first = 0.75 * width;
  const next = first + gap.columns;
  return {
    shapes: [
      { kind: 'picture', x, y, width: first, height },
      { kind: 'picture', x: x + next, y, width: width - next, height },
    ],
    bottom: y + height,
  };
}

function drawBar(kind: SketchShape['kind'], height: number, part: number, { x, y, width }: Room): SketchPart {
  return { shapes: [{ kind, x, y, width: width * part, height }], bottom: y + height };
}

function drawLines(parts: readonly number[], { x, y, width }: Room): SketchPart {
  const step = heights.text + gap.lines;
  const full = Math.min(width, measure);
  const shapes = parts.map(
    (part, index): SketchShape => ({
      kind: 'text',
      x,
      y: y + index * step,
      width: full * part,
      height: heights.text,
    }),
  );
  return { shapes, bottom: y + parts.length * step - gap.lines };
}

function drawButtons({ x, y, width }: Room): SketchPart {
  const own = Math.min(22, (width - gap.columns) / 2);
  const button = { kind: 'button', y, width: own, height: heights.button } as const;
  return {
    shapes: [
      { ...button, x },
      { ...button, x: x + own + gap.columns },
    ],
    bottom: y + heights.button,
  };
}

/** Draws a picture if the block shows one, a heading, and lines of text. */
function drawOther(definition: BlockDefinition, block: Block, room: Room): SketchPart {
  const { fields } = definition;
  const hasPicture = Object.values(fields).some(
    (field) => field.kind === 'media' && !field.darkOf && isShown(field, fields, block),
  );
  const isRow = resolve(definition, block).layout === 'row';
  const picture = hasPicture && !isRow ? drawPicture('4/3', room) : undefined;
  const top = picture ? picture.bottom + gap.lines * 1.5 : room.y;
  const heading = drawBar('heading', heights.heading, 0.6, { ...room, y: top });
  const lines = drawLines(isRow ? [0.7] : [0.9, 0.5], { ...room, y: heading.bottom + gap.lines });
  return {
    shapes: [...(picture?.shapes ?? []), ...heading.shapes, ...lines.shapes],
    bottom: lines.bottom,
  };
}
