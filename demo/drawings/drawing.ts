/**
 * A drawing and its SVG definitions (gradients, filters, clip paths), which collect while shapes are written.
 */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly definitions: string[];
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export function startDrawing(width: number, height: number): Drawing {
  return { width, height, definitions: [] };
}

export function finishDrawing(drawing: Drawing, ...body: string[]): string {
  const { width, height, definitions } = drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${body.join('')}</svg>`;
}

/** Formats a number with at most two decimals, to keep the SVG short. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  return `<${name}${attributeText(attributes)}>${children.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, ...children);
export const at = (x: number, y: number, ...children: string[]): string =>
  group({ transform: `translate(${n(x)} ${n(y)})` }, ...children);
export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });
export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string =>
  element('circle', { cx, cy, r, ...attributes });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string =>
  element('ellipse', { cx, cy, rx, ry, ...attributes });

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  attributes: Attributes = {},
): string {
  return element('rect', {
    x,
    y,
    width: Math.max(0, width),
    height: Math.max(0, height),
    rx: radius,
    fill,
    ...attributes,
  });
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width = 1,
  attributes: Attributes = {},
): string {
  return element('line', {
    x1,
    y1,
    x2,
    y2,
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...attributes,
  });
}

export function define(drawing: Drawing, name: string, attributes: Attributes, content: string): string {
  const id = `d${drawing.definitions.length}`;
  drawing.definitions.push(element(name, { id, ...attributes }, content));
  return `url(#${id})`;
}

function stopText(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}

/** Linear gradient over the shape's bounding box. 0 degrees runs to the right, 90 downwards. */
export function linear(drawing: Drawing, degrees: number, stops: readonly Stop[]): string {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
  return define(
    drawing,
    'linearGradient',
    { x1: 0.5 - dx, y1: 0.5 - dy, x2: 0.5 + dx, y2: 0.5 + dy },
    stopText(stops),
  );
}

export function radial(drawing: Drawing, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return define(drawing, 'radialGradient', { cx, cy, r, fx: cx, fy: cy }, stopText(stops));
}

/** Radial gradient in units of the viewBox, independent of the shape that it fills. */
export function pool(drawing: Drawing, cx: number, cy: number, r: number, stops: readonly Stop[]): string {
  return define(
    drawing,
    'radialGradient',
    { gradientUnits: 'userSpaceOnUse', cx, cy, r, fx: cx, fy: cy },
    stopText(stops),
  );
}

export function blur(drawing: Drawing, deviation: number): string {
  const area = { x: '-100%', y: '-100%', width: '300%', height: '300%' };
  return define(drawing, 'filter', area, element('feGaussianBlur', { stdDeviation: deviation }));
}

function clip(drawing: Drawing, shape: string): string {
  return define(drawing, 'clipPath', {}, shape);
}

export function clipped(drawing: Drawing, shape: string, ...children: string[]): string {
  return group({ 'clip-path': clip(drawing, shape) }, ...children);
}

/**
 * Masks the children: white areas of the mask show them, black areas hide them, grey areas show them partly.
 */
export function masked(drawing: Drawing, mask: string, ...children: string[]): string {
  const size = Math.max(drawing.width, drawing.height);
  const area = { maskUnits: 'userSpaceOnUse', x: -size, y: -size, width: size * 3, height: size * 3 };
  return group({ mask: define(drawing, 'mask', area, mask) }, ...children);
}

/** Blends shapes with the drawing below: `multiply` darkens, `screen` lightens, `soft-light` tints. */
export function blended(mode: 'multiply' | 'screen' | 'soft-light', ...children: string[]): string {
  return group({ style: `mix-blend-mode:${mode}` }, ...children);
}

export type Point = readonly [x: number, y: number];

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** Returns a smooth curve through the points (Catmull-Rom, written as Béziers). */
export function smooth(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  const pieces = [`M${n(first[0])} ${n(first[1])}`];
  for (let index = 0; index < points.length - 1; index += 1) {
    const from = points[index] as Point;
    const to = points[index + 1] as Point;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const handles = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ];
    pieces.push(`C${handles.map(n).join(' ')} ${n(to[0])} ${n(to[1])}`);
  }
  return pieces.join('');
}

/** Returns a closed smooth curve through the points. */
export function smoothLoop(points: readonly Point[]): string {
  const count = points.length;
  const point = (index: number): Point => points[(index + count) % count] as Point;
  const start = point(0);
  const pieces = points.map((from, index) => {
    const to = point(index + 1);
    const before = point(index - 1);
    const after = point(index + 2);
    return `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  });
  return `M${n(start[0])} ${n(start[1])}${pieces.join('')}Z`;
}

/** Part of a circle from one angle to another, in degrees. 0 is up, and angles run clockwise. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const point = (degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${n(cx + r * Math.cos(angle))} ${n(cy + r * Math.sin(angle))}`;
  };
  return `M${point(from)}A${n(r)} ${n(r)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${point(to)}`;
}
