/**
 * Colour reduction for animated GIFs. The encoder supports palettes of 16 and 256 colours, but nothing in
 * between. A soft gradient in 256 colours is three times as large as in 60, so frames are reduced before
 * encoding.
 */
type Colour = readonly [red: number, green: number, blue: number];

const key = (red: number, green: number, blue: number): number => (red << 16) | (green << 8) | blue;
const unpackColour = (value: number): Colour => [value >> 16, (value >> 8) & 255, value & 255];

function distance([red, green, blue]: Colour, other: Colour): number {
  return (red - other[0]) ** 2 * 2 + (green - other[1]) ** 2 * 4 + (blue - other[2]) ** 2;
}

function nearest(colour: Colour, palette: readonly Colour[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < palette.length; index += 1) {
    const away = distance(colour, palette[index] as Colour);
    if (away >= least) continue;
    least = away;
    best = index;
  }
  return best;
}

/**
 * Weighs colours by the square root of their pixel count, so that small highlights keep a colour beside large
 * backgrounds.
 */
function weighColours(pixels: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const value = key(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  for (const [value, count] of counts) counts.set(value, Math.sqrt(count));
  return counts;
}

/**
 * Chooses at most `size` colours for RGB pixels of three bytes. It repeatedly adds the farthest colour, then
 * moves each colour to the centre of its cluster.
 */
export function choosePalette(pixels: Uint8Array, size: number): Colour[] {
  const weights = weighColours(pixels);
  const colours = [...weights].map(([value, weight]) => ({ colour: unpackColour(value), weight }));
  const first = colours.reduce((most, other) => (other.weight > most.weight ? other : most));
  let palette: Colour[] = [first.colour];
  const away = colours.map(({ colour }) => distance(colour, first.colour));
  while (palette.length < Math.min(size, colours.length)) {
    let furthest = 0;
    let most = -1;
    for (const [index, { weight }] of colours.entries()) {
      const score = (away[index] as number) * weight;
      if (score > most) [most, furthest] = [score, index];
    }
    const { colour: added } = colours[furthest] as { colour: Colour };
    palette.push(added);
    for (const [index, { colour }] of colours.entries())
      away[index] = Math.min(away[index] as number, distance(colour, added));
  }
  for (let round = 0; round < 6; round += 1) {
    const sums = palette.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const { colour, weight } of colours) {
      const sum = sums[nearest(colour, palette)] as [number, number, number, number];
      for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel] * weight;
      sum[3] += weight;
    }
    palette = palette.map((colour, index) => {
      const [red, green, blue, weight] = sums[index] as [number, number, number, number];
      return weight === 0
        ? colour
        : [Math.round(red / weight), Math.round(green / weight), Math.round(blue / weight)];
    });
  }
  return palette;
}

/** Maps each pixel to the nearest colour of the palette. */
export function inPalette(pixels: Uint8Array, palette: readonly Colour[]): Buffer {
  const kept = new Map<number, Colour>();
  const answer = Buffer.alloc(pixels.length);
  for (let at = 0; at < pixels.length; at += 3) {
    const colour: Colour = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
    const value = key(...colour);
    let near = kept.get(value);
    if (!near) {
      near = palette[nearest(colour, palette)] as Colour;
      kept.set(value, near);
    }
    answer.set(near, at);
  }
  return answer;
}
