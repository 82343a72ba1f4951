import { mix, oklch } from './colour.ts';
import {
  at,
  blur,
  box,
  circle,
  clipped,
  type Drawing,
  ellipse,
  finishDrawing,
  group,
  linear,
  n,
  type Point,
  path,
  radial,
  smooth,
  startDrawing,
} from './drawing.ts';
import type { StillPicture, Video } from './picture.ts';
import { seededRandom, wander } from './random.ts';

const width = 960;
const height = 600;

const night = {
  skyTop: oklch(0.2, 0.05, 290),
  skyHigh: oklch(0.3, 0.075, 300),
  low: oklch(0.52, 0.09, 20),
  lit: oklch(0.72, 0.105, 45),
  far: oklch(0.5, 0.07, 10),
  near: oklch(0.15, 0.03, 305),
  moon: oklch(0.95, 0.045, 85),
  lamp: oklch(0.86, 0.11, 78),
};

const turn = Math.PI * 2;
/** Periodic value between -1 and 1 with one period per video, so that the video loops seamlessly. */
const sway = (moment: number, shift = 0): number => Math.sin((moment + shift) * turn);

const stars = (() => {
  const random = seededRandom(41);
  return Array.from({ length: 70 }, () => ({
    x: random.between(0, width),
    y: random.between(0, 300),
    r: random.between(0.7, 1.9),
    glow: random.between(0.08, 0.6),
  }));
})();

/** Static stars. The video keeps a small file size by moving only what viewers look at. */
const starlight = (): string =>
  group({}, ...stars.map(({ x, y, r, glow }) => circle(x, y, r, { fill: night.moon, opacity: n(glow) })));

/**
 * Creates a ridge of hills, wider than the frame so that it can move. `heightAt` returns its height at an x.
 */
function ridge(index: number) {
  const curve = wander(190 + index * 11);
  const base = 318 + index * 62;
  const swing = 30 + index * 9;
  const heightAt = (x: number): number => base + curve((x / width) * (0.6 + index * 0.12)) * swing;
  const points: Point[] = [];
  for (let x = -80; x <= width + 80; x += 40) points.push([x, heightAt(x)]);
  return { heightAt, outline: `${smooth(points)}L${width + 80} ${height}L-80 ${height}Z` };
}

const ridges = [0, 1, 2, 3].map(ridge);

function hills(drawing: Drawing, index: number, moment: number, light: number, ...on: string[]): string {
  const depth = index / (ridges.length - 1);
  const tone = mix(mix(night.far, night.near, depth ** 0.7), night.lit, 0.2 * light * (1 - depth));
  const fill = linear(drawing, 90, [
    [0, tone],
    [0.5, mix(tone, night.low, 0.14 * (1 - depth))],
    [1, mix(tone, night.low, 0.34 * (1 - depth))],
  ]);
  return at(sway(moment, 0.25) * (3 + depth * 22), 0, ...on, path(ridges[index]?.outline ?? '', { fill }));
}

/** Height of the level railway track, in units of the viewBox. */
const track = 428;

/** Lit train that crosses the valley. */
function train(moment: number): string {
  const x = ((moment + 0.55) % 1) * (width + 420) - 330;
  return group(
    {},
    box(-80, track + 9, width + 160, 200, mix(night.near, night.far, 0.5)),
    ...Array.from({ length: 7 }, (_, index) =>
      group(
        {},
        box(x + index * 40, track - 6, 38, 15, night.near, 3),
        ...[0, 1, 2].map((pane) => box(x + index * 40 + 5 + pane * 10, track - 2, 8, 5, night.lamp, 1)),
      ),
    ),
  );
}

/** House on the nearest hill. Its window lights up while the moon is high. */
function house(drawing: Drawing, light: number): string {
  const x = 310;
  const y = (ridges[3]?.heightAt(x) ?? 0) + 6;
  const glow = radial(drawing, [
    [0, night.lamp, 0.75],
    [1, night.lamp, 0],
  ]);
  const awake = Math.min(1, Math.max(0, light * 2 - 0.7));
  return group(
    {},
    path(`M${x - 34} ${n(y)}v-34l34 -26l34 26v34Z`, { fill: night.near }),
    circle(x, y - 24, 46, { fill: glow, opacity: n(awake * 0.8) }),
    box(x - 8, y - 32, 16, 17, mix(night.near, night.lamp, 0.12 + 0.88 * awake), 1.5),
  );
}

function mist(drawing: Drawing, moment: number, y: number, shift: number): string {
  const soft = blur(drawing, 14);
  return group(
    { filter: soft, opacity: n(0.2 + 0.08 * sway(moment, shift)) },
    ellipse(300 + 90 * sway(moment, shift), y, 330, 13, { fill: night.lit }),
    ellipse(760 - 70 * sway(moment, shift), y + 16, 280, 10, { fill: night.lit }),
  );
}

/** One frame: the moon crosses the valley, a train passes and a window lights up. The video loops. */
function draw(moment: number): string {
  const drawing = startDrawing(width, height);
  // The video starts with the moon already up, because the first frame is shown until it plays.
  const passage = (moment + 0.3) % 1;
  const light = Math.sin(passage * Math.PI) ** 2;
  const moon: Point = [width * (0.08 + 0.84 * passage), 440 - Math.sin(passage * Math.PI) * 320];
  const sky = linear(drawing, 90, [
    [0, mix(night.skyTop, night.skyHigh, light)],
    [0.42, mix(night.skyHigh, night.low, 0.35 + 0.3 * light)],
    [0.72, mix(night.low, night.lit, 0.25 + 0.6 * light)],
  ]);
  const halo = radial(drawing, [
    [0, night.moon, 0.5],
    [0.3, night.moon, 0.18],
    [1, night.moon, 0],
  ]);
  return finishDrawing(
    drawing,
    clipped(
      drawing,
      box(0, 0, width, height, '#fff'),
      box(0, 0, width, height, sky),
      starlight(),
      circle(moon[0], moon[1], 250, { fill: halo, opacity: n(0.4 + 0.6 * light) }),
      circle(moon[0], moon[1], 40, { fill: night.moon }),
      hills(drawing, 0, moment, light),
      mist(drawing, moment, 372, 0),
      hills(drawing, 1, moment, light),
      hills(drawing, 2, moment, light, train(moment)),
      mist(drawing, moment, 470, 0.4),
      hills(drawing, 3, moment, light, house(drawing, light)),
    ),
  );
}

export const korteNachtVideo: Video = {
  file: 'sample-video-project-film.webm',
  width,
  height,
  frames: 100,
  rate: 20,
  quantizer: { first: 50, after: 62 },
  draw,
};

/** Poster of the video: the frame halfway through the loop. */
export const korteNachtPoster: StillPicture = {
  file: 'sample-video-project-film-poster.jpg',
  draw: () => draw(0.5),
};
