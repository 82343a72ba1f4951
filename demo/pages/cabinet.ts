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

/** A compartment in percent of the whole picture, as finely as a form has them: to a pixel where the picture is shown widest. */
export function compartmentInPercent(name: CabinetCase): Rectangle {
  const { x, y, width, height } = cabinetCompartments[name];
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  return {
    x: percent(x, cabinetPicture.width),
    y: percent(y, cabinetPicture.height),
    width: percent(width, cabinetPicture.width),
    height: percent(height, cabinetPicture.height),
  };
}
