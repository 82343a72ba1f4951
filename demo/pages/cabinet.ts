/**
 * The cabinet of the home page: where its seven compartments stand. Its drawing (demo/drawings/cabinet.ts) is made from these
 * rectangles, by day and at night; the page's links over the picture lie on them.
 */
export const cabinetPicture = { width: 2400, height: 1350 } as const;

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels of the picture, named by the pages of the cases and in the order in which they are read. */
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

/** The place of a compartment in the case of narrow windows, and its share of its own size there. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The height that is cut off its top, so that it is as wide as those above it. */
  readonly off?: number;
}

/** The case that narrow windows show. */
export const cabinetOnPhones = { width: 1080, height: 1544, edge: 58, gap: 36 } as const;

/** Three beside the tall one, three below it; in their rows and columns they are as wide and as high as each other. */
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

/** A compartment in percent of the whole picture, as finely as a form has them: to a pixel where the picture is shown widest. */
export function compartmentInPercent(name: CabinetCase): Rectangle {
  return inPercent(cabinetCompartments[name], cabinetPicture);
}

/** The same compartment in percent of the picture that phones show. */
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

/** A place as the fields of a hotspot on the image that phones show. */
export const asPhoneFields = ({ x, y, width, height }: Rectangle) => ({
  phoneX: x,
  phoneY: y,
  phoneWidth: width,
  phoneHeight: height,
});
