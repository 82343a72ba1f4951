import { mix } from './colour.ts';
import { box, type Drawing, group, linear, n, path } from './drawing.ts';
import { seededRandom } from './random.ts';

export interface StreetLook {
  light: string;
  dark: string;
  sky: string;
  seed: number;
  houses?: number;
  /** Colour of lit windows, and the share of windows that are lit. */
  lamp?: string;
  lampShare?: number;
}

/** Returns the outline of a gabled house, `w` wide, standing on y = 0 with its cornice at `top`. */
function gable(kind: number, w: number, top: number): string {
  const half = w / 2;
  if (kind === 0) return `M0 0L0 ${n(top)}L${n(half)} ${n(top - w * 0.62)}L${n(w)} ${n(top)}L${n(w)} 0Z`;
  if (kind === 1) {
    const step = w / 9;
    let d = `M0 0L0 ${n(top)}`;
    for (let index = 0; index < 4; index += 1) d += `v${n(-step * 1.15)}h${n(step)}`;
    d += `v${n(-step)}h${n(step)}v${n(step)}`;
    for (let index = 0; index < 4; index += 1) d += `h${n(step)}v${n(step * 1.15)}`;
    return `${d}L${n(w)} 0Z`;
  }
  if (kind === 2) {
    const rise = w * 0.5;
    return `M0 0L0 ${n(top)}C${n(w * 0.26)} ${n(top)} ${n(w * 0.24)} ${n(top - rise * 0.3)} ${n(w * 0.27)} ${n(top - rise)}L${n(w * 0.73)} ${n(top - rise)}C${n(w * 0.76)} ${n(top - rise * 0.3)} ${n(w * 0.74)} ${n(top)} ${n(w)} ${n(top)}L${n(w)} 0Z`;
  }
  return `M0 0L0 ${n(top)}h${n(-w * 0.02)}v${n(-w * 0.07)}h${n(w * 1.04)}v${n(w * 0.07)}h${n(-w * 0.02)}L${n(w)} 0Z`;
}

/** Row of narrow houses along a quay, in two tones. */
export function street(drawing: Drawing, width: number, height: number, look: StreetLook): string {
  const { houses = 5, lampShare = 0 } = look;
  const random = seededRandom(look.seed * 97 + 5);
  const sky = linear(drawing, 90, [
    [0, look.sky],
    [1, mix(look.sky, look.light, 0.5)],
  ]);
  const parts = [box(0, 0, width, height, sky)];
  const ground = height * 0.88;
  const weights = Array.from({ length: houses }, () => random.between(0.85, 1.25));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let x = 0;
  for (const weight of weights) {
    const w = (width * weight) / sum;
    const top = -ground * random.between(0.52, 0.68);
    const tone = mix(look.light, look.dark, random.between(0.2, 0.72));
    const wall = linear(drawing, 90, [
      [0, mix(tone, look.light, 0.14)],
      [1, mix(tone, look.dark, 0.2)],
    ]);
    const pane = mix(look.dark, tone, 0.1);
    const frame = mix(look.light, tone, 0.12);
    const columns = 3;
    const floors = 4;
    const cell = w / (columns + 0.7);
    const floorHeight = -top / (floors + 0.35);
    const windows: string[] = [];
    for (let floor = 0; floor < floors; floor += 1) {
      for (let column = 0; column < columns; column += 1) {
        const wx = cell * (column + 0.5) + cell * 0.02;
        const wh = floorHeight * (floor === 0 ? 0.74 : 0.62);
        const wy = -floorHeight * (floor + 0.12) - wh;
        const isDoor = floor === 0 && column === (look.seed + Math.round(x)) % 3;
        const isLit = look.lamp !== undefined && random.next() < lampShare;
        windows.push(
          box(
            wx,
            isDoor ? -wh - floorHeight * 0.12 : wy,
            cell * 0.72,
            isDoor ? wh + floorHeight * 0.12 : wh,
            frame,
            1,
          ),
        );
        windows.push(
          box(
            wx + cell * 0.07,
            wy + cell * 0.07,
            cell * 0.58,
            wh - cell * 0.14 + (isDoor ? floorHeight * 0.12 : 0),
            isDoor ? mix(tone, look.dark, 0.6) : isLit ? (look.lamp ?? pane) : pane,
            1,
          ),
        );
        if (!isDoor) {
          windows.push(box(wx + cell * 0.335, wy + cell * 0.07, cell * 0.05, wh - cell * 0.14, frame));
          windows.push(box(wx + cell * 0.07, wy + wh * 0.42, cell * 0.58, cell * 0.05, frame));
        }
      }
    }
    parts.push(
      group(
        { transform: `translate(${n(x)} ${n(ground)})` },
        path(gable(random.whole(0, 3), w, top), { fill: wall }),
        box(w * 0.43, top - w * 0.2, w * 0.14, w * 0.2, pane, w * 0.07),
        ...windows,
      ),
    );
    x += w;
  }
  const quay = linear(drawing, 90, [
    [0, mix(look.light, look.dark, 0.35)],
    [1, mix(look.light, look.dark, 0.55)],
  ]);
  parts.push(
    box(0, ground, width, height - ground + 2, quay),
    box(0, ground, width, Math.max(2, height * 0.012), mix(look.light, look.dark, 0.12)),
  );
  return group({}, ...parts);
}
