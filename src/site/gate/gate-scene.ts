/**
 * What stands behind the glass of the gate: a ball on a tower beside a house, in light that falls from the upper left, or
 * after dark with the ball as their lamp. The gate draws it in the site's colours; a
 * picture of a closed door can be drawn after the same shapes.
 */
export interface SceneShape {
  readonly name: string;
  readonly d: string;
  /** From one point to another, or round a middle (x, y, reach, and where its light is). */
  readonly along?: readonly [x1: number, y1: number, x2: number, y2: number];
  readonly round?: readonly [cx: number, cy: number, r: number, fx: number, fy: number];
  readonly stops: readonly (readonly [offset: number, tone: SceneTone, opacity?: number])[];
}

type SceneTone =
  | `wall${'-lit' | '' | '-low'}`
  | `floor${'' | '-low'}`
  | 'light'
  | 'shade'
  | 'glow'
  | `ball${'-lit' | '' | '-low'}`
  | `tower${'-lit' | '' | '-low' | '-top'}`
  | `house${'-lit' | '' | '-low'}`
  | 'door';

/** Of the drawing, in its own units. The room goes on beside it, for ribs that look past its edges. */
export const sceneSize = { width: 640, height: 900, ribWidth: 40 } as const;
/** How much of what is behind it a rib draws together: more than its own width, so that edges come back in its neighbour. */
export const ribSees = 96;

/** The room, as wide as any glass before it. */
export const room: readonly SceneShape[] = [
  {
    name: 'wall',
    d: 'M-240 0H880V800H-240z',
    along: [0, 0, 560, 800],
    stops: [
      [0, 'wall-lit'],
      [0.55, 'wall'],
      [1, 'wall-low'],
    ],
  },
  {
    name: 'beam',
    d: 'M380 0H560L-60 790H-240zM640 0h90L110 790H20z',
    along: [500, 0, -20, 790],
    stops: [
      [0, 'light', 0.5],
      [1, 'light', 0.1],
    ],
  },
  {
    name: 'floor',
    d: 'M-240 776H880V900H-240z',
    along: [0, 776, 0, 900],
    stops: [
      [0, 'floor-low'],
      [0.25, 'floor'],
      [1, 'floor'],
    ],
  },
];

/** What stands in it; these keep together where the glass is cut off. */
export const things: readonly SceneShape[] = [
  {
    // What the ball keeps the daylight from.
    name: 'lee',
    d: 'M-400-300H1000V776H-400z',
    round: [290, 352, 330, 290, 352],
    stops: [
      [0.3, 'shade', 0.34],
      [0.52, 'shade', 0.14],
      [1, 'shade', 0],
    ],
  },
  {
    // What it lights after dark.
    name: 'halo',
    d: 'M-400-300H1000V1000H-400z',
    round: [222, 302, 520, 222, 302],
    stops: [
      [0.16, 'glow', 0.55],
      [0.42, 'glow', 0.2],
      [1, 'glow', 0],
    ],
  },
  {
    name: 'cast',
    d: 'M140 824H536L760 850H330z',
    along: [300, 0, 740, 0],
    stops: [
      [0, 'tower-low', 0.6],
      [1, 'tower-low', 0],
    ],
  },
  {
    name: 'tower',
    d: 'M124 824V424h140v400z',
    along: [124, 424, 300, 824],
    stops: [
      [0, 'tower-lit'],
      [0.5, 'tower'],
      [1, 'tower'],
    ],
  },
  {
    name: 'tower-side',
    d: 'M264 424h56v396l-56 4z',
    along: [264, 424, 264, 824],
    stops: [
      [0, 'tower-low'],
      [1, 'tower'],
    ],
  },
  {
    name: 'tower-touch',
    d: 'M124 424h196v90H124z',
    along: [0, 424, 0, 514],
    stops: [
      [0, 'tower-top', 0.8],
      [1, 'tower-top', 0],
    ],
  },
  {
    name: 'ball',
    d: 'M90 302a132 132 0 1 1 264 0a132 132 0 1 1-264 0z',
    round: [222, 302, 150, 172, 236],
    stops: [
      [0, 'ball-lit'],
      [0.5, 'ball'],
      [1, 'ball-low'],
    ],
  },
  {
    name: 'roof',
    d: 'M362 506h108l66 104H426z',
    along: [362, 506, 520, 620],
    stops: [
      [0, 'house-lit'],
      [1, 'house'],
    ],
  },
  {
    name: 'house-side',
    d: 'M426 610h110v210l-110 4z',
    along: [426, 0, 536, 0],
    stops: [
      [0, 'house-low'],
      [1, 'house'],
    ],
  },
  {
    name: 'house',
    d: 'M298 824V610l64-104 64 104v214z',
    along: [298, 506, 426, 824],
    stops: [
      [0, 'house-lit'],
      [0.7, 'house'],
      [1, 'house'],
    ],
  },
  {
    name: 'door',
    d: 'M336 824v-92a26 26 0 0 1 52 0v92z',
    along: [336, 0, 388, 0],
    stops: [[0, 'door']],
  },
];
