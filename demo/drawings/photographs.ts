import { oklch } from './colour.ts';
import { at, box, clipped, type Drawing } from './drawing.ts';
import { type StreetLook, street } from './facade.ts';
import { sheet } from './surface.ts';

/** Palette of the neighbourhood archive: brick, plum and the cream of old prints. */
export const print = {
  cream: oklch(0.945, 0.022, 80),
  paper: oklch(0.9, 0.028, 75),
  rose: oklch(0.8, 0.05, 45),
  brick: oklch(0.56, 0.095, 38),
  plum: oklch(0.36, 0.055, 10),
  night: oklch(0.23, 0.03, 5),
  water: oklch(0.8, 0.025, 200),
  moss: oklch(0.72, 0.045, 130),
};

/** The tones of four decades of photographic paper. */
export const decades: StreetLook[] = [
  { light: '#e9dcc3', dark: '#3a2c20', sky: '#efe6d2', seed: 3 },
  { light: '#dcdcd8', dark: '#22242a', sky: '#e8e8e4', seed: 3 },
  { light: '#f0c9a0', dark: '#6a2f34', sky: '#f4dfae', seed: 3 },
  { light: '#e8c0a4', dark: '#3d2a3a', sky: '#b9d0dc', seed: 3, lamp: '#ffe2a4', lampShare: 0.2 },
];

export function tones(index: number, seed: number, houses = 4): StreetLook {
  return { ...(decades[index % 4] as StreetLook), seed, houses };
}

/** Photographic print with a white border. */
export function photo(
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  image: string,
  lift = 22,
): string {
  const edge = Math.min(width, height) * 0.055;
  return sheet(
    drawing,
    { x, y, width, height, radius: 3, turn, lift, fill: '#faf6ec' },
    at(edge, edge, clipped(drawing, box(0, 0, width - edge * 2, height - edge * 2, '#fff', 1), image)),
  );
}

export function drawStreetPhoto(
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  look: StreetLook,
  lift?: number,
): string {
  const edge = Math.min(width, height) * 0.055;
  return photo(
    drawing,
    x,
    y,
    width,
    height,
    turn,
    street(drawing, width - edge * 2, height - edge * 2, look),
    lift,
  );
}
