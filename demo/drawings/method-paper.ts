import { mix, oklch, studio } from './colour.ts';
import { box, type Drawing, finishDrawing, group, line, path, startDrawing } from './drawing.ts';
import { litOnWall, noteTints, noteTintsByNight, pageLooks } from './method.ts';
import type { Picture } from './picture.ts';
import { daylight, type Hour, paperByNight, shapeShadow, sheet, table } from './surface.ts';
import { lines, type } from './type.ts';

/** Receipt of a first conversation. */

const items = [
  ['1 uur luisteren', '€ 0'],
  ['2 koffie', '€ 0'],
  ['1 eerlijk antwoord', '€ 0'],
] as const;

/** Returns the outline of a receipt of these measures, with a torn lower edge. */
function outlineReceipt(width: number, height: number): string {
  const teeth = 22;
  const step = width / teeth;
  const edge = Array.from(
    { length: teeth * 2 },
    (_, index) => `L${width - ((index + 1) * step) / 2} ${height - (index % 2 === 0 ? 16 : 0)}`,
  ).join('');
  return `M0 0H${width}V${height}${edge}Z`;
}

/** The receipt on the page's background. */
function receipt(hour: Hour): string {
  const drawing = startDrawing(960, 1000);
  // Small enough that its shadow ends before the picture does.
  const [width, height] = [720, 812];
  const paper = hour === 'day' ? '#ffffff' : paperByNight.lit;
  const turn = 2.4;
  const edge = 56;
  return finishDrawing(
    drawing,
    box(-9, -9, drawing.width + 18, drawing.height + 18, pageLooks[hour]),
    group(
      { transform: 'translate(132 68)' },
      shapeShadow(drawing, outlineReceipt(width, height), 26, hour === 'day' ? studio.ink : '#000000', turn),
      group(
        { transform: `rotate(${turn})` },
        path(outlineReceipt(width, height), { fill: paper }),
        type('Studio Vitrine', edge, 112, { size: 62, colour: studio.ink, weight: 600 }),
        type('Eerste gesprek', edge, 166, { size: 38, colour: studio.inkSoft, weight: 500 }),
        line(edge, 220, width - edge, 220, studio.ink, 3),
        ...items.flatMap(([what, price], index) => [
          type(what, edge, 296 + index * 82, { size: 46, colour: studio.ink, weight: 500 }),
          type(price, width - edge, 296 + index * 82, {
            size: 46,
            colour: studio.ink,
            weight: 500,
            align: 'right',
          }),
        ]),
        line(edge, 518, width - edge, 518, studio.ink, 3, { 'stroke-dasharray': '2 13' }),
        type('Totaal', edge, 650, { size: 92, colour: studio.ink, weight: 600 }),
        type('€ 0', width - edge, 650, { size: 92, colour: studio.accent, weight: 600, align: 'right' }),
        type('Tot ziens, of niet.', edge, 738, { size: 38, colour: studio.inkSoft, weight: 500 }),
      ),
    ),
  );
}

/** A note for each day of the week, growing in height. The last is red and states the result. */
const week = [
  { words: ['Voor', 'wie?'], width: 158, height: 190, size: 44 },
  { words: ['Kaart', 'eerst'], width: 186, height: 290, size: 54 },
  { words: ['Eén', 'knop'], width: 214, height: 400, size: 66 },
  { words: ['Drie', 'routes'], width: 258, height: 524, size: 74 },
  { words: ['4/5'], width: 330, height: 660, size: 172 },
] as const;

const weekGround = { day: oklch(0.33, 0.048, 168), night: oklch(0.245, 0.036, 168) } as const;

function weekInNotes(hour: Hour): string {
  const drawing: Drawing = startDrawing(1280, 800);
  const tints = hour === 'day' ? noteTints : noteTintsByNight;
  let x = 38;
  return finishDrawing(
    drawing,
    table(
      drawing,
      weekGround[hour],
      mix(weekGround[hour], '#000000', 0.2),
      mix(weekGround[hour], '#ffffff', 0.08),
    ) + daylight(drawing, hour === 'day' ? 0.05 : 0),
    ...week.map(({ words, width, height, size }, day) => {
      const isLast = day === 4;
      const tint = isLast ? studio.accent : (tints[day] ?? studio.white);
      const left = x;
      x += width + 14;
      return sheet(
        drawing,
        {
          x: left,
          y: 742 - height,
          width,
          height,
          radius: 2,
          turn: [-1.6, 1.1, -0.8, 0.9, -0.6][day] ?? 0,
          lift: 18 + day * 5,
          fill: hour === 'day' ? tint : litOnWall(drawing, tint, { x: left, y: 742 - height }),
        },
        lines(words, width * 0.1, size * (isLast ? 1.16 : 1.45), {
          size,
          colour: isLast ? '#ffffff' : mix(tint, studio.ink, hour === 'day' ? 0.85 : 0.97),
          weight: isLast ? 600 : 500,
          leading: 1.12,
          within: width * 0.86,
        }),
        isLast
          ? lines(['koos zonder', 'hulp een route'], width * 0.1, height - 92, {
              size: 42,
              colour: '#ffffff',
              weight: 500,
              leading: 1.2,
              within: width * 0.86,
            })
          : type(['ma', 'di', 'wo', 'do'][day] ?? '', width * 0.1, height - 22, {
              size: 34,
              colour: mix(tint, studio.ink, hour === 'day' ? 0.7 : 0.94),
              weight: 500,
            }),
      );
    }),
  );
}

export const methodPaper: Picture[] = [
  { file: 'method-receipt.webp', quality: 60, width: 800, draw: () => receipt('day') },
  { file: 'method-receipt-night.webp', quality: 60, width: 800, draw: () => receipt('night') },
  { file: 'method-week.webp', quality: 60, width: 1200, draw: () => weekInNotes('day') },
  { file: 'method-week-night.webp', quality: 60, width: 1200, draw: () => weekInNotes('night') },
];
