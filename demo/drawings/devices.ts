import { mix, studio } from './colour.ts';
import { at, box, circle, clipped, type Drawing, group, linear } from './drawing.ts';
import { type Hour, shadow } from './surface.ts';
import { type } from './type.ts';

/** Screens of phones are drawn on this canvas and scaled into their frame. */
const phoneScreen = { width: 390, height: 844 } as const;

export interface PhonePlace {
  x: number;
  y: number;
  width: number;
  turn?: number;
  lift?: number;
  body?: string;
  /** Colour of the light on the edge. It separates the device from a dark ground. */
  rim?: string;
}

export function phone(drawing: Drawing, place: PhonePlace, ...screen: string[]): string {
  const { x, y, width, turn = 0, lift = width * 0.13, body = studio.ink, rim } = place;
  const bezel = width * 0.032;
  const scale = (width - bezel * 2) / phoneScreen.width;
  const height = phoneScreen.height * scale + bezel * 2;
  const radius = width * 0.15;
  const edge = linear(drawing, 50, [
    [0, mix(body, '#ffffff', 0.42)],
    [0.3, mix(body, '#ffffff', 0.08)],
    [0.7, body],
    [1, mix(body, '#ffffff', 0.22)],
  ]);
  const glass = linear(drawing, 28, [
    [0, '#ffffff', 0.16],
    [0.34, '#ffffff', 0.04],
    [0.345, '#ffffff', 0],
    [1, '#ffffff', 0],
  ]);
  const inner = box(0, 0, phoneScreen.width, phoneScreen.height, '#fff', (radius - bezel) / scale);
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})` },
    shadow(drawing, { x: 0, y: 0, width, height, radius }, lift),
    box(-width * 0.008, height * 0.2, width * 0.02, height * 0.07, body, 2),
    box(width * 0.988, height * 0.24, width * 0.02, height * 0.11, body, 2),
    box(0, 0, width, height, edge, radius),
    litEdge({ x: 0, y: 0, width, height, radius }, rim),
    box(
      width * 0.006,
      width * 0.006,
      width * 0.988,
      height - width * 0.012,
      mix(body, '#000000', 0.35),
      radius * 0.97,
    ),
    group(
      { transform: `translate(${bezel} ${bezel}) scale(${scale})` },
      clipped(drawing, inner, ...screen),
      box(135, 14, 120, 28, '#050505', 14),
      box(130, 826, 130, 5, '#000', 2.5, { opacity: 0.35 }),
    ),
    box(bezel, bezel, width - bezel * 2, height - bezel * 2, glass, radius - bezel, { opacity: 0.5 }),
  );
}

/** Returns the edge light by night. By day the edge needs none. */
export function edgeLight(hour: Hour, light: string): string | undefined {
  return hour === 'night' ? light : undefined;
}

/** Outlines a frame that would be invisible on a dark ground. */
function litEdge(
  frame: { x: number; y: number; width: number; height: number; radius: number },
  rim?: string,
): string {
  if (rim === undefined) return '';
  return box(frame.x, frame.y, frame.width, frame.height, 'none', frame.radius, {
    stroke: rim,
    'stroke-width': 3,
  });
}

export function phoneHeight(width: number): number {
  const bezel = width * 0.032;
  return (phoneScreen.height * (width - bezel * 2)) / phoneScreen.width + bezel * 2;
}

export interface WindowPlace {
  x: number;
  y: number;
  width: number;
  height: number;
  turn?: number;
  lift?: number;
  fill?: string;
  bar?: boolean;
  /** Text of the address bar. */
  address?: string;
  ink?: string;
  /** Colour of the light on a tablet's edge. It separates the tablet from a dark ground. */
  rim?: string;
}

/** A browser window; the content starts below its bar and is clipped by the frame. */
export function appWindow(drawing: Drawing, place: WindowPlace, ...content: string[]): string {
  const { x, y, width, height, turn = 0, lift = 60, fill = studio.white, bar = true, address = '' } = place;
  const { ink = studio.ink } = place;
  const radius = 18;
  const top = bar ? 52 : 0;
  const tint = mix(fill, ink, 0.035);
  const faint = mix(fill, ink, 0.14);
  const chrome = bar
    ? [
        box(0, 0, width, top, tint),
        box(0, top - 1, width, 1, mix(fill, ink, 0.09)),
        ...[0, 1, 2].map((index) => circle(30 + index * 22, top / 2, 6, { fill: faint })),
        box(width / 2 - 190, top / 2 - 15, 380, 30, mix(fill, ink, 0.075), 15),
        type(address, width / 2, top / 2 + 6, {
          size: 17,
          colour: mix(fill, ink, 0.62),
          align: 'centre',
          within: 350,
        }),
      ]
    : [];
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})` },
    shadow(drawing, { x: 0, y: 0, width, height, radius }, lift),
    box(0, 0, width, height, fill, radius),
    clipped(drawing, box(0, 0, width, height, '#fff', radius), ...chrome, at(0, top, ...content)),
    // A dark window has a light outline, which separates it from a dark ground.
    ink === studio.ink
      ? box(0.75, 0.75, width - 1.5, height - 1.5, 'none', radius, {
          stroke: '#000',
          'stroke-opacity': 0.09,
          'stroke-width': 1.5,
        })
      : box(0, 0, width, height, 'none', radius, {
          stroke: mix(fill, ink, 0.42),
          'stroke-width': 2.5,
        }),
  );
}

/** Tablet lying on the table. `width` and `height` are the size of its screen, inside a dark frame. */
export function tablet(drawing: Drawing, place: WindowPlace, ...content: string[]): string {
  const { x, y, width, height, turn = 0, lift = 70, fill = studio.white, rim } = place;
  const edge = 30;
  const outer = { x: -edge, y: -edge, width: width + edge * 2, height: height + edge * 2, radius: 58 };
  const metal = linear(drawing, 45, [
    [0, '#6b665f'],
    [0.25, '#2b2824'],
    [1, '#171512'],
  ]);
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})` },
    shadow(drawing, outer, lift),
    box(outer.x, outer.y, outer.width, outer.height, metal, outer.radius),
    litEdge(outer, rim),
    box(outer.x + 3, outer.y + 3, outer.width - 6, outer.height - 6, '#12110f', outer.radius - 3),
    clipped(drawing, box(0, 0, width, height, '#fff', 30), box(0, 0, width, height, fill), ...content),
  );
}

/** Status bar of a phone: the time, the signal and the battery. */
export function statusBar(colour: string, time = '9:41'): string {
  return [
    type(time, 58, 35, { size: 17, colour, weight: 600, align: 'centre' }),
    ...[0, 1, 2, 3].map((index) => box(290 + index * 6, 31 - index * 3, 4, 4 + index * 3, colour, 1)),
    box(322, 22.5, 27, 13, 'none', 4, { stroke: colour, 'stroke-width': 1.4, opacity: 0.5 }),
    box(324.5, 25, 17, 8, colour, 2),
    box(351, 26.5, 2, 5, colour, 1, { opacity: 0.5 }),
  ].join('');
}
