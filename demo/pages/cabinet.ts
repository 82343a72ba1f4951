/**
 * Geometry of the seven compartments of the home page's cabinet. The drawing (demo/drawings/cabinet.ts) and
 * the page's hotspots both use it.
 */
export const cabinetPicture = { width: 2400, height: 1350 } as const;

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Compartments in reading order, in pixels of the picture, named after the case pages. */
export const cabinetCompartments = {
  abn: { x: 130, y: 150, width: 540, height: 504 },
  shell: { x: 130, y: 694, width: 540, height: 504 },
  ing: { x: 714, y: 150, width: 372, height: 504 },
  tweakers: { x: 714, y: 694, width: 372, height: 504 },
  toast: { x: 1130, y: 150, width: 596, height: 1048 },
  'sample-video-project': { x: 1770, y: 150, width: 500, height: 504 },
  check: { x: 1770, y: 694, width: 500, height: 504 },
} as const satisfies Record<string, Rectangle>;

export type CabinetCase = keyof typeof cabinetCompartments;

/** Position of a compartment in the phone picture, and its scale there. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Height that is cut off the top, so that the compartment is as wide as those above it. */
  readonly off?: number;
}

/** Measures of the phone picture, in pixels. */
export const cabinetOnPhones = { width: 1080, height: 1544, edge: 58, gap: 36 } as const;

/**
 * Places three compartments beside the tall one and three below it. Rows have equal heights and columns equal
 * widths.
 */
export function listStandingsOnPhones(): Record<CabinetCase, Standing> {
  const { edge, gap, width } = cabinetOnPhones;
  const { toast, abn, shell, check, ing, tweakers, 'sample-video-project': film } = cabinetCompartments;
  const inside = width - 2 * edge;
  const row = (inside - 2 * gap) / (ing.width + tweakers.width + film.width);
  const side = (toast.height - 2 * gap) / (abn.height + shell.height + check.height);
  const tall = (inside - gap) / (toast.width + abn.width * side);
  const small = side * tall;
  const right = edge + toast.width * tall + gap;
  const step = abn.height * small + gap * tall;
  const low = edge + toast.height * tall + gap;
  const wider = abn.width / check.width;
  return {
    toast: { x: edge, y: edge, scale: tall },
    abn: { x: right, y: edge, scale: small },
    shell: { x: right, y: edge + step, scale: small },
    check: { x: right, y: edge + 2 * step, scale: small * wider, off: check.height * (1 - 1 / wider) },
    ing: { x: edge, y: low, scale: row },
    tweakers: { x: edge + ing.width * row + gap, y: low, scale: row },
    'sample-video-project': { x: edge + (ing.width + tweakers.width) * row + 2 * gap, y: low, scale: row },
  };
}

/**
 * Returns a compartment in percent of the picture, rounded to 0.1 as in the hotspot fields. That is within a
 * pixel at the largest display size.
 */
export function compartmentInPercent(name: CabinetCase): Rectangle {
  return inPercent(cabinetCompartments[name], cabinetPicture);
}

/** Returns a compartment in percent of the phone picture. */
export function compartmentOnPhones(name: CabinetCase): Rectangle {
  const { x, y, scale, off = 0 } = listStandingsOnPhones()[name];
  const { width, height } = cabinetCompartments[name];
  return inPercent({ x, y, width: width * scale, height: (height - off) * scale }, cabinetOnPhones);
}

export function inPercent(
  { x, y, width, height }: Rectangle,
  picture: Readonly<Record<'width' | 'height', number>>,
): Rectangle {
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  return {
    x: percent(x, picture.width),
    y: percent(y, picture.height),
    width: percent(width, picture.width),
    height: percent(height, picture.height),
  };
}

/** Returns a rectangle as the phone fields of a hotspot. */
export const asPhoneFields = ({ x, y, width, height }: Rectangle) => ({
  phoneX: x,
  phoneY: y,
  phoneWidth: width,
  phoneHeight: height,
});
