import { type CabinetCase, cabinetCompartments, cabinetPicture } from '../src/seed/demo/cabinet.ts';
import { oklch } from './colour.ts';
import { type Fill, fills, nothing } from './compartments.ts';
import { blended, type Drawing, finishDrawing, group, startDrawing } from './drawing.ts';
import { niche, spill } from './niche.ts';
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
