import { mix } from './colour.ts';
import { box, circle, type Drawing, group, linear, n, type Point, path, radial, smooth } from './drawing.ts';
import { wander } from './random.ts';

export interface LandscapeLook {
  skyTop: string;
  skyLow: string;
  /** Colours of the farthest and nearest ridge. The ridges between are mixed from them. */
  far: string;
  near: string;
  disc?: { x: number; y: number; r: number; colour: string; glow?: number };
  ridges?: number;
  horizon?: number;
  roughness?: number;
  seed: number;
}

/** Layers of hills or banks under a sky, each with some haze at its foot. */
export function landscape(drawing: Drawing, width: number, height: number, look: LandscapeLook): string {
  const { ridges = 5, horizon = 0.46, roughness = 0.11, disc } = look;
  const sky = linear(drawing, 90, [
    [0, look.skyTop],
    [0.75, look.skyLow],
  ]);
  const parts = [box(0, 0, width, height, sky)];
  if (disc) {
    const glow = radial(drawing, [
      [0, disc.colour, 0.55],
      [0.35, disc.colour, 0.2],
      [1, disc.colour, 0],
    ]);
    const reach = disc.r * (disc.glow ?? 4.5);
    parts.push(circle(width * disc.x, height * disc.y, reach * height, { fill: glow }));
    parts.push(circle(width * disc.x, height * disc.y, disc.r * height, { fill: disc.colour }));
  }
  for (let index = 0; index < ridges; index += 1) {
    const depth = ridges === 1 ? 1 : index / (ridges - 1);
    const curve = wander(look.seed * 31 + index * 7);
    const base = height * (horizon + (1 - horizon) * depth * 0.82);
    const swing = height * roughness * (0.5 + depth * 0.8);
    const points: Point[] = [];
    for (let step = 0; step <= 26; step += 1) {
      const position = step / 26;
      points.push([width * position, base + curve(position * (0.55 + depth * 0.3)) * swing]);
    }
    const tone = mix(look.far, look.near, depth);
    const haze = linear(drawing, 90, [
      [0, tone],
      [0.55, mix(tone, look.skyLow, 0.14 * (1 - depth))],
      [1, mix(tone, look.skyLow, 0.4 * (1 - depth))],
    ]);
    parts.push(path(`${smooth(points)}L${n(width)} ${n(height + 2)}L0 ${n(height + 2)}Z`, { fill: haze }));
  }
  return group({}, ...parts);
}
