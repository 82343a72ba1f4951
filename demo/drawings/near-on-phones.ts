import { finishDrawing, startDrawing } from './drawing.ts';
import { laagwater } from './laagwater.ts';
import { method } from './method.ts';
import { keptForPhones, type StillPicture } from './picture.ts';

/** A part of a picture, in the measure that it is drawn in. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pictures of wide windows, by the name of their file without its ending. */
const wide = new Map(
  [...laagwater, ...method].map((picture) => [picture.file.replace(/\.\w+$/, ''), picture]),
);

/** The drawing of a wide picture, of which this part is seen at this place of another one. */
function seen(name: string, { x, y, width, height }: Part, place: Part): string {
  const picture = wide.get(name);
  if (!picture || 'frames' in picture) throw new Error(`There is no still picture called ${name}`);
  return picture
    .draw()
    .replace(
      / width="[\d.]+" height="[\d.]+" viewBox="[^"]*"/,
      ` x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none"`,
    );
}

/** What the wide picture is about, from so near that its words can be read in a narrow window. */
function near(name: string, part: Part): StillPicture {
  const height = Math.round((part.height * keptForPhones.width) / part.width);
  const whole = { x: 0, y: 0, width: keptForPhones.width, height };
  return {
    file: `${nameOnPhones(name)}.webp`,
    ...keptForPhones,
    draw: () => finishDrawing(startDrawing(whole.width, height), seen(name, part, whole)),
  };
}

const nameOnPhones = (name: string): string =>
  name.endsWith('-night') ? name.replace(/-night$/, '-phone-night') : `${name}-phone`;

const byDayAndNight = (name: string, part: Part): StillPicture[] => [
  near(name, part),
  near(`${name}-night`, part),
];

/** For narrow windows: drawings of the wide ones, nearer. */
export const nearOnPhones: StillPicture[] = [
  ...byDayAndNight('shell-before', { x: 30, y: 30, width: 1440, height: 1152 }),
  ...byDayAndNight('shell-route', { x: 735, y: 155, width: 740, height: 925 }),
];
