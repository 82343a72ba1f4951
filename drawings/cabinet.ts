import { type CabinetCase, cabinetCompartments, cabinetPicture } from '../src/seed/demo/cabinet.ts';
import { oklch } from './colour.ts';
import { type Fill, fills, nothing } from './compartments.ts';
import { blended, type Drawing, finishDrawing, group, startDrawing } from './drawing.ts';
import { type Compartment, niche, spill } from './niche.ts';
import { daylight, type Hour, table, vignette } from './surface.ts';

/** The wall that the cabinet is let into, and the light of the hour on it. */
function room(drawing: Drawing, hour: Hour): string {
  if (hour === 'day') return table(drawing, oklch(0.93, 0.018, 82));
  const streetlight = group({ opacity: 0.5 }, blended('screen', daylight(drawing, 0.1, 0.06, '#6f8fc4')));
  return (
    table(drawing, oklch(0.205, 0.012, 70), oklch(0.13, 0.01, 60), oklch(0.235, 0.014, 260)) + streetlight
  );
}

function shelves(drawing: Drawing, hour: Hour, filled: Readonly<Record<CabinetCase, Fill>>): string[] {
  const compartments = Object.values(filled).map((fill) => fill(drawing, hour));
  return [
    ...(hour === 'night' ? compartments.map((each) => spill(drawing, each)) : []),
    ...compartments.map((each) => niche(drawing, each, hour)),
  ];
}

/** The display case after which the studio is named, an object of each case in it. */
export function cabinet(hour: Hour): string {
  const drawing = startDrawing(cabinetPicture.width, cabinetPicture.height);
  return finishDrawing(
    drawing,
    room(drawing, hour),
    ...shelves(drawing, hour, fills),
    hour === 'day' ? daylight(drawing, 0.16, 0.06) : '',
    vignette(drawing, hour === 'day' ? 0.16 : 0.3),
  );
}

/** Where a compartment stands in the case of narrow windows, and how much of its measure it has there. */
interface Standing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** What is taken off its top, so that it is as wide as those above it. */
  readonly off?: number;
}

/** A compartment that is lower by so much, with the same standing on its floor. */
function withoutTop({ place, lamp, objects, shining = [], ...rest }: Compartment, off: number): Compartment {
  const lower = (parts: readonly string[]) => [group({ transform: `translate(0 ${-off})` }, ...parts)];
  return {
    ...rest,
    place: { ...place, height: place.height - off },
    lamp: { ...lamp, y: lamp.y - off },
    objects: lower(objects),
    shining: lower(shining),
  };
}

const upright = { width: 1080, height: 1544, edge: 58, gap: 36 } as const;

/** Three beside the tall one, three below it; in their rows and columns they are as wide and as high as each other. */
function uprightStandings(): Record<CabinetCase, Standing> {
  const { edge, gap, width } = upright;
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

/** The case as a narrow window can hold it: the same seven, in an upright one. */
export function uprightCabinet(hour: Hour): string {
  const drawing = startDrawing(upright.width, upright.height);
  const standings = uprightStandings();
  const compartments = (Object.keys(fills) as CabinetCase[]).map((name) => {
    const compartment = fills[name](drawing, hour);
    const { x, y, scale, off = 0 } = standings[name];
    const placed = withoutTop({ ...compartment, place: { ...compartment.place, x: 0, y: 0 } }, off);
    const transform = `translate(${x} ${y}) scale(${scale})`;
    return {
      light: hour === 'night' ? group({ transform }, spill(drawing, placed)) : '',
      inside: group({ transform }, niche(drawing, placed, hour)),
    };
  });
  return finishDrawing(
    drawing,
    room(drawing, hour),
    ...compartments.map(({ light }) => light),
    ...compartments.map(({ inside }) => inside),
    hour === 'day' ? daylight(drawing, 0.16, 0.06) : '',
    vignette(drawing, hour === 'day' ? 0.12 : 0.26),
  );
}

/** The same case seen closer: from one compartment something is gone. */
export function emptyCompartment(hour: Hour): string {
  const drawing = startDrawing(1600, 900);
  const { x, y, width, height } = cabinetCompartments.tweakers;
  const near = 1.35;
  const left = x + width / 2 - 800 / near;
  const top = y + height / 2 - 450 / near;
  return finishDrawing(
    drawing,
    room(drawing, hour),
    group(
      { transform: `scale(${near}) translate(${-left} ${-top})` },
      ...shelves(drawing, hour, { ...fills, tweakers: nothing }),
    ),
    hour === 'day' ? daylight(drawing, 0.16, 0.06) : '',
    vignette(drawing, hour === 'day' ? 0.2 : 0.34),
  );
}
