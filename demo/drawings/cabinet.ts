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

/** Wall around the cabinet, in the light of the hour. */
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

/** Compartments with their objects. By night their light also falls on the wall. */
function inTheWall(drawing: Drawing, hour: Hour, compartments: readonly Compartment[]): string[] {
  return [
    ...(hour === 'night' ? compartments.map((each) => spill(drawing, each)) : []),
    ...compartments.map((each) => niche(drawing, each, hour)),
  ];
}

/** Display cabinet with an object of each case. The studio is named after it. */
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

/** Returns the compartment with `off` units less height. Its objects stay on its floor. */
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

/** Phone version of the cabinet: the same seven compartments in an upright one. */
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

/** Height that every compartment can lose without cutting its objects. */
const spare = 90;

/**
 * Fits a compartment into another rectangle: scales it, extends or trims its wall at the sides and takes
 * surplus height off the top.
 */
function moved(drawing: Drawing, hour: Hour, name: CabinetCase, to: Rectangle): Placed {
  const compartment = fills[name](drawing, hour);
  const { width, height } = compartment.place;
  const scale = Math.max(to.height / height, Math.min(to.width / width, to.height / (height - spare)));
  const wider = to.width / scale - width;
  const off = Math.max(0, height - to.height / scale);
  // The sea has its light at the top and nothing on the floor, so it keeps its top. All other compartments
  // keep their floor.
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

/** The empty compartment, scaled to the height of its rectangle. */
function emptied(drawing: Drawing, hour: Hour, { x, y, width, height }: Rectangle): Placed {
  const scale = height / cabinetCompartments.tweakers.height;
  const compartment = nothing(drawing, hour, width / scale);
  return { x, y, scale, compartment: { ...compartment, place: { ...compartment.place, x: 0, y: 0 } } };
}

/** Draws the empty compartment among full ones. */
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

/** Detail of the cabinet: the large middle compartment is empty, between colourful neighbours. */
export const emptyCompartment = (hour: Hour): string => amongOthers(emptyShelf, hour, emptyPlace, neighbours);

/** Phone version: the empty compartment over the full width, with two full ones above and two below it. */
export const emptyCompartmentOnPhones = (hour: Hour): string =>
  amongOthers(emptyOnPhones, hour, emptyPlaceOnPhones, neighboursOnPhones);
