import { oklch } from './colour.ts';
import { at, box, clipped, type Drawing } from './drawing.ts';
import { type StreetLook, street } from './facade.ts';
import { inShot, scenes } from './film-scenes.ts';
import { type LandscapeLook, landscape } from './landscape.ts';

/** Palette of a film theatre: a dark hall, yellow lamps and mauve screen light. */
export const hall = {
  black: oklch(0.16, 0.016, 320),
  wall: oklch(0.215, 0.022, 320),
  seat: oklch(0.29, 0.032, 325),
  dim: oklch(0.46, 0.03, 330),
  mauve: oklch(0.66, 0.04, 330),
  lamp: oklch(0.85, 0.095, 78),
  cream: oklch(0.95, 0.03, 85),
};

/** Films that are only a landscape, by the index of their still. */
const landscapes: Readonly<Record<number, LandscapeLook>> = {
  7: {
    skyTop: '#f2c46c',
    skyLow: '#faeaba',
    far: '#dca455',
    near: '#6c3b1e',
    seed: 38,
    disc: { x: 0.5, y: 0.42, r: 0.2, colour: '#fffaf0', glow: 2 },
  },
  9: {
    skyTop: '#c6d6e4',
    skyLow: '#eef3f4',
    far: '#a9bfd0',
    near: '#3c5266',
    seed: 52,
    roughness: 0.2,
    horizon: 0.38,
  },
  11: { skyTop: '#88a7a5', skyLow: '#dfe0cb', far: '#6f918f', near: '#1f3335', seed: 63, ridges: 6 },
};

const harbour: StreetLook = {
  light: '#d98a57',
  dark: '#3a1714',
  sky: '#f2bd83',
  seed: 12,
  houses: 5,
};

/** Draws a film's still at the given size. */
function picture(drawing: Drawing, index: number, width: number, height: number): string {
  const scene = scenes[index];
  if (scene) return inShot(drawing, scene, width, height);
  const look = landscapes[index];
  return look ? landscape(drawing, width, height, look) : street(drawing, width, height, harbour);
}

export function still(
  drawing: Drawing,
  index: number,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 14,
): string {
  return at(
    x,
    y,
    clipped(drawing, box(0, 0, width, height, '#fff', radius), picture(drawing, index, width, height)),
  );
}

/** Title, maker and duration (minutes:seconds) of the twelve films, in the order of the stills. */
export const films = [
  ['Maanwerk', 'Roos Meijer', '9:12'],
  ['Dooi', 'Sjoerd Bakema', '6:40'],
  ['Rood zand', 'Amal Haddad', '11:05'],
  ['Nachtdienst', 'Bo Verhoef', '8:18'],
  ['Vlakte', 'Inge Staal', '4:55'],
  ['Late zomer', 'Daan Kuiper', '10:30'],
  ['Tuindorp', 'Lotte Prins', '7:21'],
  ['Oogst', 'Femke de Wit', '5:48'],
  ['Blauw uur', 'Tom Aalders', '9:37'],
  ['IJsweg', 'Nynke Hoekstra', '12:02'],
  ['Havenstraat', 'Youssef Amrani', '8:44'],
  ['Mist', 'Els van Dam', '3:59'],
] as const;
