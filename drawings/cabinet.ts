import { type CabinetCase, cabinetCompartments, cabinetPicture } from '../src/seed/demo/cabinet.ts';
import { emptyPlace, emptyShelf, type Neighbour, neighbours } from '../src/seed/demo/empty-compartment.ts';
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
  return inTheWall(
    drawing,
    hour,
    Object.values(filled).map((fill) => fill(drawing, hour)),
  );
}

/** Compartments with what stands in them, and by night their light on the wall. */
function inTheWall(drawing: Drawing, hour: Hour, compartments: readonly Compartment[]): string[] {
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
    hour === 'day' ? daylight(drawing, 0.1, 0.06) : '',
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
    hour === 'day' ? daylight(drawing, 0.1, 0.06) : '',
    vignette(drawing, hour === 'day' ? 0.12 : 0.26),
  );
}

/** A shelf of it: the wide compartment in the middle is empty, and between the colours of those beside it one sees how empty. */
export function emptyCompartment(hour: Hour): string {
  const drawing = startDrawing(emptyShelf.width, emptyShelf.height);
  return finishDrawing(
    drawing,
    room(drawing, hour),
    ...inTheWall(drawing, hour, [
      ...(Object.keys(neighbours) as Neighbour[]).map((name) => ({
        ...fills[name](drawing, hour),
        place: neighbours[name],
      })),
      { ...nothing(drawing, hour, emptyPlace.width), place: emptyPlace },
    ]),
    hour === 'day' ? daylight(drawing, 0.07, 0.06) : '',
    vignette(drawing, hour === 'day' ? 0.08 : 0.14),
  );
}

/** For a narrow window: the empty one, and as much of those beside it as says what they are full of. */
export function emptyCompartmentOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1060);
  const near = 1.62;
  const between = 34;
  const { width, height } = cabinetCompartments.tweakers;
  const compartment = nothing(drawing, hour, width);
  const at = (filled: Compartment, x: number): Compartment => ({
    ...filled,
    place: { ...filled.place, x, y: 0 },
  });
  return finishDrawing(
    drawing,
    room(drawing, hour),
    group(
      { transform: `translate(${480 - (width * near) / 2} ${530 - (height * near) / 2}) scale(${near})` },
      ...inTheWall(drawing, hour, [
        at(fills.ing(drawing, hour), -between - cabinetCompartments.ing.width),
        at(fills.check(drawing, hour), width + between),
        at(compartment, 0),
      ]),
    ),
    hour === 'day' ? daylight(drawing, 0.07, 0.06) : '',
    vignette(drawing, hour === 'day' ? 0.08 : 0.14),
  );
}
