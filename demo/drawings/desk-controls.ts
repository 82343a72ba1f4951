import { mix, studio } from './colour.ts';
import { type Desk, type Made, material } from './desk-materials.ts';
import {
  arc,
  at,
  box,
  circle,
  ellipse,
  group,
  line,
  n,
  type Point,
  path,
  polygon,
  radial,
} from './drawing.ts';
import { type } from './type.ts';

/**
 * Place of a control: its centre, the grid unit `s` in units of the viewBox, and its width and height in grid
 * units.
 */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly wide?: number;
  readonly high?: number;
}

const turned = (x: number, y: number, degrees: number, ...children: string[]): string =>
  group({ transform: `translate(${n(x)} ${n(y)}) rotate(${n(degrees)})` }, ...children);

/** Offset of a shadow to the right and downwards, as a share of `s`. */
const fall = { x: 0.1, y: 0.17 } as const;

/** Returns light marks for a dark colour and dark marks for a light one. */
const pickMarkColour = (colour: string): string =>
  Number.parseInt(colour.slice(3, 5), 16) < 150 ? material.ivory : material.coal;

/** Lit upper edge of a raised control. By night it is all that shows the control's shape. */
const rim = (desk: Desk, x: number, y: number, r: number, wide: number): string =>
  desk.hour === 'night'
    ? path(arc(x, y, r, -100, 18), {
        fill: 'none',
        stroke: '#dfe6f5',
        'stroke-width': wide,
        'stroke-linecap': 'round',
        opacity: 0.62,
      })
    : '';

export function knob(desk: Desk, { x, y, s }: Place, colour: string, plate: string): Made {
  const turn = desk.random.between(-130, 130);
  const isNight = desk.hour === 'night';
  const marks = Array.from({ length: 9 }, (_, i) =>
    turned(
      x,
      y,
      -135 + i * 33.75,
      line(
        0,
        -s * 0.43,
        0,
        -s * 0.47,
        isNight ? '#e8c48f' : desk.tone(pickMarkColour(plate)),
        s * (isNight ? 0.03 : 0.022),
      ),
    ),
  );
  return {
    shade: circle(x + s * fall.x, y + s * fall.y, s * 0.36, {}),
    body: [
      s > (isNight ? 44 : 50) ? group({ opacity: isNight ? 0.85 : 0.6 }, ...marks) : '',
      circle(x, y, s * 0.37, { fill: desk.raised(mix(colour, studio.ink, 0.22)) }),
      circle(x, y, s * 0.3, { fill: desk.hollow(mix(colour, '#ffffff', 0.14)) }),
      circle(x, y, s * 0.275, { fill: desk.raised(colour) }),
      rim(desk, x, y, s * 0.36, s * 0.028),
      turned(
        x,
        y,
        turn,
        line(
          0,
          -s * 0.11,
          0,
          -s * 0.31,
          isNight ? '#ffe0ad' : desk.tone(pickMarkColour(colour)),
          s * (isNight ? 0.07 : 0.055),
        ),
      ),
    ].join(''),
    light: isNight
      ? glow(
          desk,
          x + Math.sin((turn * Math.PI) / 180) * s * 0.24,
          y - Math.cos((turn * Math.PI) / 180) * s * 0.24,
          s * 0.36,
          '#e8963c',
          0.4,
        )
      : '',
  };
}

/**
 * Fader as long as its place is high, with its cap at a random position. By night the line on the cap is lit.
 */
export function fader(desk: Desk, { x, y, s, high = 4 }: Place, colour: string, plate: string): Made {
  const long = s * (high - 0.5);
  const top = y - long / 2;
  const cap = top + s * 0.3 + (long - s * 0.6) * desk.random.next();
  const isNight = desk.hour === 'night';
  const marks = Array.from({ length: high * 2 }, (_, i) => {
    const level = top + (long * (i + 0.5)) / (high * 2);
    return line(
      x - s * 0.34,
      level,
      x - s * 0.26,
      level,
      isNight ? '#e8c48f' : desk.tone(pickMarkColour(plate)),
      s * (isNight ? 0.03 : 0.022),
    );
  });
  const [wide, tall] = [s * 0.58, s * 0.36];
  return {
    shade: box(x - wide / 2 + s * fall.x, cap - tall / 2 + s * fall.y, wide, tall, '#000', s * 0.05),
    body: [
      group({ opacity: 0.55 }, ...marks),
      box(x - s * 0.06, top, s * 0.12, long, desk.tone(material.coal), s * 0.06),
      line(x + s * 0.06, top + s * 0.08, x + s * 0.06, top + long - s * 0.08, '#fff', s * 0.02, {
        opacity: desk.shine(0.5),
      }),
      box(x - wide / 2, cap - tall / 2, wide, tall, desk.raised(colour), s * 0.05),
      box(
        x - wide / 2 + s * 0.03,
        cap - tall * 0.26,
        wide - s * 0.06,
        tall * 0.52,
        desk.hollow(colour),
        s * 0.02,
      ),
      line(
        x - wide / 2 + s * 0.03,
        cap,
        x + wide / 2 - s * 0.03,
        cap,
        isNight ? '#ffd9a0' : desk.tone(pickMarkColour(colour)),
        s * 0.05,
      ),
    ].join(''),
    light: isNight ? glow(desk, x, cap, s * 0.7, '#e8963c', 0.5) : '',
  };
}

export function toggle(desk: Desk, { x, y, s }: Place): Made {
  const isUp = desk.random.next() < 0.5;
  const tip = isUp ? -s * 0.25 : s * 0.25;
  const lean = desk.random.between(-0.03, 0.03) * s;
  const lever = polygon([
    [x - s * 0.05, y],
    [x + s * 0.05, y],
    [x + lean + s * 0.085, y + tip],
    [x + lean - s * 0.085, y + tip],
  ]);
  const nut = polygon(
    Array.from({ length: 6 }, (_, i) => {
      const angle = (i * Math.PI) / 3;
      return [x + Math.cos(angle) * s * 0.25, y + Math.sin(angle) * s * 0.25] as const;
    }),
  );
  return {
    shade:
      circle(x + s * 0.04, y + s * 0.06, s * 0.24, {}) +
      line(x + s * 0.05, y + s * 0.06, x + s * 0.2, y + tip + s * 0.26, '#000', s * 0.16),
    body: [
      path(nut, { fill: desk.raised(material.steel) }),
      circle(x, y, s * 0.17, { fill: desk.hollow(material.grey) }),
      circle(x, y, s * 0.11, { fill: desk.tone(material.coal) }),
      path(lever, { fill: desk.raised(material.grey) }),
      circle(x + lean, y + tip, s * 0.1, {
        fill: desk.hour === 'night' ? mix(material.bone, material.steel, 0.35) : desk.dome(material.ivory),
      }),
    ].join(''),
  };
}

/** Push button. With `lit` it is lit from below by night, in that colour. */
export function key(desk: Desk, { x, y, s }: Place, colour: string, lit?: string): Made {
  const [broad, tall] = [s * 0.84, s * 0.84];
  const [left, top] = [x - broad / 2, y - tall / 2];
  const isLit = lit !== undefined && desk.hour === 'night';
  return {
    shade: box(left + s * 0.06, top + s * 0.1, broad, tall, '#000', s * 0.1),
    body: [
      box(left, top, broad, tall, desk.raised(mix(colour, studio.ink, 0.16)), s * 0.12),
      box(
        left + s * 0.07,
        top + s * 0.04,
        broad - s * 0.14,
        tall - s * 0.16,
        isLit ? litTop(desk, lit) : desk.hollow(colour),
        s * 0.1,
      ),
      // A key without its own light shows a small locating lamp by night.
      desk.hour === 'night' && !isLit
        ? line(
            left + s * 0.16,
            top + s * 0.05,
            left + broad - s * 0.16,
            top + s * 0.05,
            '#dfe6f5',
            s * 0.03,
            {
              opacity: 0.6,
            },
          ) + circle(x, y - s * 0.02, s * 0.055, { fill: '#e8b878' })
        : '',
    ].join(''),
    light: isLit ? glow(desk, x, y, s * 1.25, lit, 0.6) : '',
  };
}

export function jack(desk: Desk, { x, y, s }: Place): Made {
  return {
    shade: circle(x + s * 0.05, y + s * 0.08, s * 0.33, {}),
    body: [
      circle(x, y, s * 0.34, { fill: desk.raised(material.grey) }),
      circle(x, y, s * 0.25, { fill: desk.hollow(material.steel) }),
      circle(x, y, s * 0.18, { fill: desk.tone(material.coal) }),
      circle(x, y + s * 0.03, s * 0.13, { fill: '#0a0908' }),
      rim(desk, x, y, s * 0.32, s * 0.035),
    ].join(''),
    socket: [x, y],
  };
}

/** Pilot lamp. By night most lamps are on. */
export function lamp(desk: Desk, { x, y, s }: Place, colour: string): Made {
  const isNight = desk.hour === 'night';
  const isOn = desk.random.next() < 0.8;
  const glass = isNight && isOn ? mix(colour, '#ffffff', 0.55) : undefined;
  return {
    shade: circle(x + s * 0.05, y + s * 0.08, s * 0.2, {}),
    body: [
      circle(x, y, s * 0.22, { fill: desk.raised(material.grey) }),
      circle(x, y, s * 0.155, { fill: glass ?? desk.dome(isOn ? colour : mix(colour, material.coal, 0.55)) }),
      ellipse(x - s * 0.05, y - s * 0.06, s * 0.05, s * 0.035, { fill: '#fff', opacity: desk.shine(0.85) }),
    ].join(''),
    light: isNight && isOn ? glow(desk, x, y, s * 1.25, mix(colour, '#ff7a1a', 0.3)) : '',
  };
}

const litTop = (desk: Desk, colour: string): string =>
  radial(desk.drawing, [
    [0, mix(colour, '#ffffff', 0.5)],
    [1, mix(colour, studio.ink, 0.15)],
  ]);

/** Glow around a light source. */
function glow(desk: Desk, x: number, y: number, reach: number, colour: string, strength = 1): string {
  const halo = radial(desk.drawing, [
    [0, colour, 0.8 * strength],
    [0.3, colour, 0.32 * strength],
    [1, colour, 0],
  ]);
  return circle(x, y, reach, { fill: halo });
}

export function rocker(desk: Desk, { x, y, s }: Place, colour: string): Made {
  const [broad, tall] = [s * 0.46, s * 0.8];
  const [left, top] = [x - broad / 2, y - tall / 2];
  const isUp = desk.random.next() < 0.5;
  const mark = isUp ? y - s * 0.2 : y + s * 0.2;
  const isLit = isUp && desk.hour === 'night';
  const half = (from: number, isDown: boolean) =>
    box(
      left + s * 0.05,
      from,
      broad - s * 0.1,
      tall / 2 - s * 0.05,
      isDown ? desk.hollow(colour) : desk.raised(colour),
      s * 0.03,
    );
  return {
    shade: box(left + s * 0.03, top + s * 0.05, broad, tall, '#000', s * 0.08),
    body: [
      box(left, top, broad, tall, desk.tone(material.coal), s * 0.08),
      half(top + s * 0.05, isUp),
      half(y, !isUp),
      circle(x, mark, s * 0.06, {
        fill: 'none',
        stroke: isLit ? '#bff0de' : desk.tone(pickMarkColour(colour)),
        'stroke-width': s * 0.035,
      }),
    ].join(''),
    light: isLit ? glow(desk, x, mark, s * 0.6, '#6fd0b0', 0.6) : '',
  };
}

/** Ribbed thumb wheel. */
export function wheel(desk: Desk, { x, y, s }: Place, colour: string): Made {
  const [broad, tall] = [s * 0.34, s * 0.78];
  const [left, top] = [x - broad / 2, y - tall / 2];
  const ribs = Array.from({ length: 8 }, (_, i) => {
    // The ribs are closer together where the wheel curves away.
    const level = y + Math.sin(((i - 3.5) / 4) * 1.4) * tall * 0.46;
    return line(left + s * 0.04, level, left + broad - s * 0.04, level, desk.tone(material.coal), s * 0.035);
  });
  return {
    shade: box(left + s * 0.06, top + s * 0.06, broad, tall, '#000', s * 0.06),
    body: [
      box(
        left - s * 0.05,
        top - s * 0.04,
        broad + s * 0.1,
        tall + s * 0.08,
        desk.tone(material.coal),
        s * 0.06,
      ),
      box(left, top, broad, tall, desk.raised(colour), s * 0.05),
      ...ribs,
    ].join(''),
  };
}

/** Needle meter with a scale. */
export function meter(desk: Desk, { x, y, s, wide = 2, high = 2 }: Place): Made {
  const [broad, tall] = [s * (wide - 0.22), s * (high - 0.22)];
  const [left, top] = [x - broad / 2, y - tall / 2];
  const isNight = desk.hour === 'night';
  const face = isNight ? '#c99a5c' : mix(material.ivory, '#ffffff', 0.4);
  const [cx, cy, r] = [x, top + tall * 0.86, Math.min(tall * 0.6, broad * 0.42)];
  const marks = Array.from({ length: 9 }, (_, i) =>
    turned(
      cx,
      cy,
      -52 + i * 13,
      line(0, -r, 0, -r - s * (i % 2 === 0 ? 0.14 : 0.08), material.coal, s * 0.03),
    ),
  );
  return {
    shade: box(left + s * 0.08, top + s * 0.13, broad, tall, '#000', s * 0.1),
    body: [
      box(left, top, broad, tall, desk.raised(material.graphite), s * 0.12),
      box(left + s * 0.1, top + s * 0.1, broad - s * 0.2, tall - s * 0.2, face, s * 0.06),
      path(arc(cx, cy, r, -52, 30), { fill: 'none', stroke: material.coal, 'stroke-width': s * 0.03 }),
      path(arc(cx, cy, r, 30, 52), { fill: 'none', stroke: material.ochre, 'stroke-width': s * 0.07 }),
      ...marks,
      turned(cx, cy, desk.random.between(-44, 46), line(0, 0, 0, -r * 1.06, material.coal, s * 0.035)),
      circle(cx, cy, s * 0.12, { fill: desk.raised(material.coal) }),
      box(left + s * 0.1, top + s * 0.1, broad - s * 0.2, s * 0.1, '#000', s * 0.04, { opacity: 0.16 }),
    ].join(''),
    light: isNight ? glow(desk, x, y, s * 2.2, '#d9964a', 0.45) : '',
  };
}

/** Small display with a number. */
export function display(desk: Desk, { x, y, s, wide = 2 }: Place, words: string): Made {
  const [broad, tall] = [s * (wide - 0.2), s * 0.82];
  const [left, top] = [x - broad / 2, y - tall / 2];
  return {
    shade: box(left + s * 0.03, top + s * 0.05, broad, tall, '#000', s * 0.1),
    body: [
      box(left, top, broad, tall, desk.hollow(material.graphite), s * 0.1),
      box(left + s * 0.06, top + s * 0.06, broad - s * 0.12, tall - s * 0.12, '#15110d', s * 0.06),
      type(words, left + broad - s * 0.2, y + Math.min(s * 0.215, (broad / words.length) * 0.55), {
        size: Math.min(s * 0.6, (broad / words.length) * 1.5),
        colour: desk.hour === 'night' ? '#ffbe6a' : '#f0a64a',
        weight: 600,
        align: 'right',
        figures: 'tabular',
        within: broad - s * 0.3,
      }),
    ].join(''),
    light: desk.hour === 'night' ? glow(desk, left + broad - s * 0.7, y, s * 1.5, '#e08a35', 0.35) : '',
  };
}

export function grille(desk: Desk, { x, y, s, wide = 2, high = 2 }: Place): Made {
  const step = s / 4;
  const [columns, rows] = [wide * 4 - 2, high * 4 - 2];
  const holes = Array.from({ length: columns * rows }, (_, i) =>
    circle(
      x + ((i % columns) - (columns - 1) / 2) * step,
      y + (Math.floor(i / columns) - (rows - 1) / 2) * step,
      step * 0.27,
      {},
    ),
  );
  return {
    shade: '',
    body:
      at(step * 0.07, step * 0.1, group({ fill: '#fff', opacity: desk.shine(0.4) }, ...holes)) +
      group({ fill: '#1b1917' }, ...holes),
  };
}

/** Strip of label tape. */
export function tape(
  desk: Desk,
  x: number,
  y: number,
  words: string,
  look: { size: number; width: number; turn: number; colour: string },
): Made {
  const { size, width, turn, colour } = look;
  const tall = size * 1.62;
  const isNight = desk.hour === 'night';
  const strip = box(0, 0, width, tall, isNight ? mix(colour, '#0d0b09', 0.45) : colour, 2);
  return {
    shade: turned(x + 2, y + 4, turn, box(0, 0, width, tall, '#000', 2)),
    body: turned(
      x,
      y,
      turn,
      strip,
      box(0, 0, width, tall * 0.14, '#fff', 2, { opacity: desk.shine(0.2) }),
      type(words, width / 2, tall * 0.68, {
        size,
        colour: isNight ? '#e6dac6' : '#fffdf6',
        weight: 600,
        align: 'centre',
        tracking: 0.03,
        within: width - size * 0.5,
      }),
    ),
  };
}

/** Cable that sags between two sockets, with a plug at each end. */
export function cable(desk: Desk, from: Point, to: Point, sag: number, colour: string, s: number): Made {
  const [[x1, y1], [x2, y2]] = [from, to];
  const course = `M${n(x1)} ${n(y1)}C${n(x1 + sag * 0.3)} ${n(y1 + sag)} ${n(x2 - sag * 0.3)} ${n(y2 + sag)} ${n(x2)} ${n(y2)}`;
  const stroke = (of: string, width: number, opacity = 1) =>
    path(course, { fill: 'none', stroke: of, 'stroke-width': width, 'stroke-linecap': 'round', opacity });
  const plug = (x: number, y: number) =>
    circle(x, y, s * 0.24, { fill: desk.raised(colour) }) +
    circle(x, y, s * 0.15, { fill: desk.dome(colour) });
  return {
    shade:
      at(s * 0.14, s * 0.3, stroke('#000', s * 0.2)) +
      circle(x1 + 4, y1 + 7, s * 0.25, {}) +
      circle(x2 + 4, y2 + 7, s * 0.25, {}),
    body: [
      stroke(mix(desk.tone(colour), studio.ink, 0.35), s * 0.2),
      at(-s * 0.018, -s * 0.018, stroke(desk.tone(colour), s * 0.14)),
      at(-s * 0.04, -s * 0.045, stroke('#fff', s * 0.035, desk.shine(0.5))),
      plug(x1, y1),
      plug(x2, y2),
    ].join(''),
  };
}
