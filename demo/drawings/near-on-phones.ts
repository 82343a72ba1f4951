import { finishDrawing, startDrawing } from './drawing.ts';
import { laagwater } from './laagwater.ts';
import { method } from './method.ts';
import { keptForPhones, type StillPicture } from './picture.ts';

/** Part of a picture, in units of its viewBox. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Wide pictures by their file name without extension. */
const wide = new Map(
  [...laagwater, ...method].map((picture) => [picture.file.replace(/\.\w+$/, ''), picture]),
);

/**
 * Returns the wide picture's SVG, cropped to a part and placed at `place`.
 *
 * @throws {Error} if there is no still picture of this name
 */
function embedPart(name: string, { x, y, width, height }: Part, place: Part): string {
  const picture = wide.get(name);
  if (!picture || 'frames' in picture) throw new Error(`There is no still picture called ${name}`);
  return picture
    .draw()
    .replace(
      / width="[\d.]+" height="[\d.]+" viewBox="[^"]*"/,
      ` x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none"`,
    );
}

/** Crops a wide picture to its subject, large enough to read on a phone. */
function cropForPhones(name: string, part: Part): StillPicture {
  const height = Math.round((part.height * keptForPhones.width) / part.width);
  const whole = { x: 0, y: 0, width: keptForPhones.width, height };
  return {
    file: `${formatPhoneName(name)}.webp`,
    ...keptForPhones,
    draw: () => finishDrawing(startDrawing(whole.width, height), embedPart(name, part, whole)),
  };
}

const formatPhoneName = (name: string): string =>
  name.endsWith('-night') ? name.replace(/-night$/, '-phone-night') : `${name}-phone`;

const cropDayAndNight = (name: string, part: Part): StillPicture[] => [
  cropForPhones(name, part),
  cropForPhones(`${name}-night`, part),
];

/** Pictures for phones that are crops of wide ones. */
export const nearOnPhones: StillPicture[] = [
  ...cropDayAndNight('shell-before', { x: 30, y: 30, width: 1440, height: 1152 }),
  ...cropDayAndNight('shell-route', { x: 735, y: 155, width: 740, height: 925 }),
];
