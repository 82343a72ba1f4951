import {
  type CabinetCase,
  cabinetCompartments,
  cabinetOnPhones,
  cabinetPicture,
  listStandingsOnPhones,
  type Rectangle,
  type Standing,
} from '../pages/cabinet.ts';
import {
  emptyOnPhones,
  emptyPlace,
  emptyPlaceOnPhones,
  emptyShelf,
  neighbours,
  neighboursOnPhones,
} from '../pages/empty-compartment.ts';
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

/** The case as a narrow window can hold it: the same seven, in an upright one. */
export function uprightCabinet(hour: Hour): string {
  const drawing = startDrawing(cabinetOnPhones.width, cabinetOnPhones.height);
  const standings = listStandingsOnPhones();
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

/** What a compartment may lose of its height, and what stands in it nothing. */
const spare = 90;

/** A compartment in another place: as wide as that, its wall going on at its sides or a little of it taken off there, and what is too high of it too. */
function moved(drawing: Drawing, hour: Hour, name: CabinetCase, to: Rectangle): Placed {
  const compartment = fills[name](drawing, hour);
  const { width, height } = compartment.place;
  const scale = Math.max(to.height / height, Math.min(to.width / width, to.height / (height - spare)));
  const wider = to.width / scale - width;
  const off = Math.max(0, height - to.height / scale);
  // The sea has its light above and nothing at its foot; all others stand on their floor.
  const up = name === 'shell' ? 0 : off;
  const aside = (parts: readonly string[]) => [
    group({ transform: `translate(${wider / 2} ${-up})` }, ...parts),
  ];
  const { objects, shining = [], lamp } = compartment;
  return {
    x: to.x,
    y: to.y,
    scale,
    compartment: {
      ...compartment,
      place: { x: 0, y: 0, width: width + wider, height: height - off },
      lamp: { ...lamp, x: lamp.x + wider / 2, y: lamp.y - up },
      objects: aside(objects),
      shining: aside(shining),
    },
  };
}

interface Placed extends Standing {
  readonly compartment: Compartment;
}

/** The empty one in its place, as high as that asks for. */
function emptied(drawing: Drawing, hour: Hour, { x, y, width, height }: Rectangle): Placed {
  const scale = height / cabinetCompartments.tweakers.height;
  const compartment = nothing(drawing, hour, width / scale);
  return { x, y, scale, compartment: { ...compartment, place: { ...compartment.place, x: 0, y: 0 } } };
}

/** An empty compartment among full ones. */
function amongOthers(
  size: { readonly width: number; readonly height: number },
  hour: Hour,
  empty: Rectangle,
  others: Partial<Record<CabinetCase, Rectangle>>,
): string {
  const drawing = startDrawing(size.width, size.height);
  const placed = [
    ...(Object.keys(others) as CabinetCase[]).map((name) =>
      moved(drawing, hour, name, others[name] as Rectangle),
    ),
    emptied(drawing, hour, empty),
  ];
  const there = ({ x, y, scale }: Standing, part: string) =>
    group({ transform: `translate(${x} ${y}) scale(${scale})` }, part);
  return finishDrawing(
    drawing,
    room(drawing, hour),
    ...(hour === 'night' ? placed.map((each) => there(each, spill(drawing, each.compartment))) : []),
    ...placed.map((each) => there(each, niche(drawing, each.compartment, hour))),
    hour === 'day' ? daylight(drawing, 0.07, 0.06) : '',
    vignette(drawing, hour === 'day' ? 0.08 : 0.14),
  );
}

/** Part of it: the large compartment in the middle is empty, and between the colours of those beside it one sees how empty. */
export const emptyCompartment = (hour: Hour): string => amongOthers(emptyShelf, hour, emptyPlace, neighbours);

/** For a narrow window: the empty one from side to side, two full ones above it and two below. */
export const emptyCompartmentOnPhones = (hour: Hour): string =>
  amongOthers(emptyOnPhones, hour, emptyPlaceOnPhones, neighboursOnPhones);
