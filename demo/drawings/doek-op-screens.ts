import { mix, oklch, studio } from './colour.ts';
import { statusBar } from './devices.ts';
import { arc, at, box, circle, type Drawing, ellipse, linear, n, path, polygon } from './drawing.ts';
import type { Hour } from './surface.ts';
import { curtain, stage } from './theatre.ts';
import { lines, type } from './type.ts';

interface ListLook {
  readonly paper: string;
  /** Background of the next task. */
  readonly next: string;
  readonly ink: string;
  readonly soft: string;
  readonly faint: string;
  readonly done: string;
  readonly now: string;
  /** Card on the paper. `marked` is the background of a card that needs attention. */
  readonly card: string;
  readonly marked: string;
  readonly button: string;
  readonly onButton: string;
}

/** Colours of the checklist: light for the foyer, dark for backstage. */
export const listLooks: Readonly<Record<Hour, ListLook>> = {
  day: {
    paper: stage.mist,
    next: '#ffffff',
    ink: stage.bottle,
    soft: stage.leaf,
    faint: stage.sage,
    done: stage.green,
    now: studio.accentDeep,
    card: stage.mist,
    marked: stage.light,
    button: stage.bottle,
    onButton: stage.chalk,
  },
  night: {
    paper: mix(stage.black, stage.bottle, 0.5),
    next: mix(stage.bottle, stage.green, 0.45),
    ink: stage.mist,
    soft: mix(stage.sage, stage.leaf, 0.35),
    faint: mix(stage.green, stage.leaf, 0.3),
    done: stage.leaf,
    now: mix(studio.accent, '#ffffff', 0.4),
    card: mix(stage.bottle, stage.green, 0.3),
    marked: oklch(0.4, 0.062, 78),
    button: stage.sage,
    onButton: stage.black,
  },
};

function tick(
  x: number,
  y: number,
  r: number,
  done: boolean,
  accent: boolean,
  look: ListLook = listLooks.day,
): string {
  if (!done)
    return circle(x, y, r - 1.5, {
      fill: 'none',
      stroke: accent ? studio.accent : look.faint,
      'stroke-width': 3,
    });
  return (
    circle(x, y, r, { fill: look.done }) +
    path(
      `M${n(x - r * 0.42)} ${n(y + r * 0.04)}l${n(r * 0.3)} ${n(r * 0.34)} ${n(r * 0.56)} ${n(-r * 0.68)}`,
      {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': r * 0.2,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
    )
  );
}

/** Checklist in the order of the walk through the building: task, place and time of completion. */
const tasks = [
  ['Voordeur open', 'foyer', '18:52'],
  ['Garderobe bemand', 'foyer', '18:54'],
  ['Nooduitgangen vrij', 'zaal', '18:58'],
  ['Zaallicht op half', 'zaal', '19:01'],
  ['Zenders getest', 'geluid', '19:04'],
  ['Trekken vast', 'toneel', ''],
  ['Brandscherm proef', 'toneel', ''],
  ['Kap boven dicht', 'toneeltoren', ''],
  ['Zaal open', 'foyer', ''],
] as const;

/** Draws `rows` tasks, starting at index `first`. The first `done` of them are ticked. */
export function list(rows: number, done: number, width: number, first = 0, hour: Hour = 'day'): string {
  const look = listLooks[hour];
  return Array.from({ length: rows }, (_, row) => {
    const index = row + first;
    const y = row * 76;
    const isDone = row < done;
    const isNow = row === done;
    return [
      isNow ? box(-16, y - 8, width + 32, 68, look.next, 18) + box(-16, y - 8, 6, 68, studio.accent, 3) : '',
      tick(22, y + 26, 17, isDone, isNow, look),
      type(tasks[index]?.[0] ?? '', 58, y + 26, {
        size: 22,
        colour: isDone ? look.soft : look.ink,
        weight: 600,
        within: width - 110,
      }),
      type(tasks[index]?.[1] ?? '', 58, y + 49, { size: 18, colour: look.soft, weight: 500 }),
      type(isNow ? 'nu' : isDone ? (tasks[index]?.[2] ?? '') : '', width - 4, y + 33, {
        size: 19,
        colour: isNow ? look.now : look.soft,
        weight: isNow ? 600 : 500,
        align: 'right',
      }),
    ].join('');
  }).join('');
}

export function phoneList(done: number, hour: Hour): string {
  const look = listLooks[hour];
  return [
    box(0, 0, 390, 844, look.paper),
    statusBar(look.ink, '19:03'),
    type('De ronde', 27, 116, { size: 42, colour: look.ink, weight: 600 }),
    type('23 van 41 klopt', 28, 146, { size: 20, colour: look.soft, weight: 500 }),
    circle(336, 104, 25, { fill: 'none', stroke: look.faint, 'stroke-width': 8 }),
    path(arc(336, 104, 25, 0, (done / 7) * 359), {
      fill: 'none',
      stroke: hour === 'night' ? stage.sage : stage.green,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
    at(28, 184, list(7, done, 334, 0, hour)),
    box(28, 752, 334, 56, look.button, 28),
    type('Klopt', 195, 787, { size: 20, colour: look.onButton, weight: 600, align: 'centre' }),
  ].join('');
}

const notes = [
  { what: 'Rij 4, stoel 5', name: 'Mees', words: ['Leuning los. De lijm staat', 'in de kast bij de trap.'] },
  { what: 'Zender 3', name: 'Joke', words: ['Kraakt boven de tachtig.', 'Morgen kijkt Daan ernaar.'] },
  { what: 'Kluisje 12', name: 'Bo', words: ['Sleutel ligt bij de kassa.', 'Niet meer uitlenen.'] },
];

export function phoneHandOver(hour: Hour): string {
  const look = listLooks[hour];
  const [name, words] = hour === 'night' ? [stage.mist, stage.mist] : [stage.green, stage.green];
  return [
    box(0, 0, 390, 844, hour === 'night' ? look.paper : stage.chalk),
    statusBar(look.ink, '22:41'),
    lines(['Voor wie er', 'morgen loopt'], 27, 112, {
      size: 40,
      colour: look.ink,
      weight: 600,
      leading: 1.05,
    }),
    ...[0, 1, 2].map((index) => {
      const y = 186 + index * 182;
      return [
        box(28, y, 334, 156, index === 1 ? look.marked : look.card, 24),
        circle(68, y + 44, 20, { fill: [stage.green, studio.accent, stage.leaf][index] as string }),
        type(notes[index]?.name[0] ?? '', 68, y + 51, {
          size: 20,
          colour: '#fff',
          weight: 600,
          align: 'centre',
        }),
        type(notes[index]?.what ?? '', 102, y + 44, { size: 21, colour: look.ink, weight: 600 }),
        type(notes[index]?.name ?? '', 102, y + 66, { size: 17, colour: name }),
        lines(notes[index]?.words ?? [], 48, y + 104, {
          size: 18,
          colour: words,
          weight: 500,
          leading: 1.35,
        }),
      ].join('');
    }),
    box(28, 752, 334, 56, studio.accent, 28),
    type('Overgedragen', 195, 787, { size: 20, colour: '#ffffff', weight: 600, align: 'centre' }),
  ].join('');
}

export function phoneReady(drawing: Drawing): string {
  return [
    box(0, 0, 390, 844, stage.black),
    path(
      polygon([
        [176, -20],
        [214, -20],
        [294, 594],
        [96, 594],
      ]),
      {
        fill: linear(drawing, 90, [
          [0, stage.light, 0.5],
          [1, stage.light, 0.03],
        ]),
      },
    ),
    ellipse(195, 594, 99, 22, { fill: stage.light, opacity: 0.22 }),
    curtain(drawing, -10, 96, 860, 3, stage.green),
    curtain(drawing, 304, 96, 860, 3, stage.green),
    statusBar('#fff', '19:52'),
    circle(195, 356, 62, { fill: stage.chalk }),
    path('M166 358l20 22 40-48', {
      fill: 'none',
      stroke: stage.green,
      'stroke-width': 11,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    type('Doek op', 195, 490, { size: 42, colour: stage.chalk, weight: 600, align: 'centre' }),
    type('41 van 41', 195, 524, { size: 22, colour: stage.sage, align: 'centre' }),
  ].join('');
}
