import { oklch } from './colour.ts';
import { at, box, clipped, type Drawing } from './drawing.ts';
import { type StreetLook, street } from './facade.ts';
import { inShot, scenes } from './film-scenes.ts';
import { type LandscapeLook, landscape } from './landscape.ts';

/** A viewing room for short films: a dark hall, lamp yellow, the light of the screen itself. */
export const hall = {
  black: oklch(0.16, 0.016, 320),
  wall: oklch(0.215, 0.022, 320),
  seat: oklch(0.29, 0.032, 325),
  dim: oklch(0.46, 0.03, 330),
  mauve: oklch(0.66, 0.04, 330),
  lamp: oklch(0.85, 0.095, 78),
  cream: oklch(0.95, 0.03, 85),
};

export const moonrise: LandscapeLook = {
  skyTop: oklch(0.27, 0.06, 290),
  skyLow: oklch(0.74, 0.1, 48),
  far: oklch(0.56, 0.075, 20),
  near: oklch(0.19, 0.03, 305),
  disc: { x: 0.63, y: 0.34, r: 0.1, colour: oklch(0.94, 0.06, 85) },
  seed: 6,
};

/** Twelve films, twelve kinds of light. */
export const stills: LandscapeLook[] = [
  moonrise,
  { skyTop: '#b9d2d0', skyLow: '#f3e6cf', far: '#9db9ae', near: '#27423f', seed: 2, ridges: 4 },
  {
    skyTop: '#d9482c',
    skyLow: '#f0a06a',
    far: '#a93a2c',
    near: '#2a1418',
    seed: 9,
    disc: { x: 0.3, y: 0.48, r: 0.16, colour: '#f9d9a8', glow: 2.4 },
  },
  {
    skyTop: '#1b2638',
    skyLow: '#4c6a7f',
    far: '#3a5569',
    near: '#0d141d',
    seed: 14,
    disc: { x: 0.75, y: 0.25, r: 0.05, colour: '#eef2ea' },
  },
  {
    skyTop: '#ece2d0',
    skyLow: '#f8f2e4',
    far: '#d3c3a8',
    near: '#6d5b45',
    seed: 21,
    roughness: 0.06,
    horizon: 0.6,
    ridges: 3,
  },
  { skyTop: '#6d3f5f', skyLow: '#e3a2a0', far: '#a8677f', near: '#2d1530', seed: 27 },
  { skyTop: '#23413c', skyLow: '#a8bd8c', far: '#6c8c68', near: '#122420', seed: 33, roughness: 0.16 },
  {
    skyTop: '#f2c46c',
    skyLow: '#faeaba',
    far: '#dca455',
    near: '#6c3b1e',
    seed: 38,
    disc: { x: 0.5, y: 0.42, r: 0.2, colour: '#fffaf0', glow: 2 },
  },
  {
    skyTop: '#2e2a4d',
    skyLow: '#8a7fb5',
    far: '#6a5f96',
    near: '#17142c',
    seed: 44,
    disc: { x: 0.22, y: 0.26, r: 0.08, colour: '#e9e4f7' },
  },
  {
    skyTop: '#c6d6e4',
    skyLow: '#eef3f4',
    far: '#a9bfd0',
    near: '#3c5266',
    seed: 52,
    roughness: 0.2,
    horizon: 0.38,
  },
  {
    skyTop: '#3a1d1a',
    skyLow: '#b45f38',
    far: '#7d3e2a',
    near: '#1a0c0b',
    seed: 57,
    ridges: 3,
    horizon: 0.62,
  },
  { skyTop: '#88a7a5', skyLow: '#dfe0cb', far: '#6f918f', near: '#1f3335', seed: 63, ridges: 6 },
];

const harbour: StreetLook = {
  light: '#d98a57',
  dark: '#3a1714',
  sky: '#f2bd83',
  seed: 12,
  houses: 5,
};

/** A film of the archive as large as its place. */
export function picture(drawing: Drawing, index: number, width: number, height: number): string {
  const scene = scenes[index];
  if (scene) return inShot(drawing, scene, width, height);
  if (index === 10) return street(drawing, width, height, harbour);
  return landscape(drawing, width, height, stills[index % stills.length] as LandscapeLook);
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

/** What the twelve films are called, who made them and how long they are; in the order of the stills. */
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
