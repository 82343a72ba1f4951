/**
 * A shape of the scene behind the glass: a ball on a tower beside a house, lit from the upper left, or in the
 * dark theme by the ball. The gate draws it in the site's colours; other drawings of a closed door can reuse
 * it.
 */
export interface SceneShape {
  readonly name: string;
  readonly d: string;
  /** A linear gradient between two points, or a radial one: centre x and y, radius, and focus x and y. */
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

/**
 * Size of the drawing in its own units. The room continues beyond it, for ribs that refract past its edges.
 */
export const sceneSize = { width: 640, height: 900, ribWidth: 40 } as const;
/**
 * Width of the scene that each rib compresses: more than its own width, so that edges repeat in its
 * neighbour.
 */
export const ribSees = 96;

/** Background shapes, wider than any window. */
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

/** Foreground shapes, which stay together when the window is cropped. */
export const things: readonly SceneShape[] = [
  {
    // The shaded side of the ball by day.
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
    // The light of the ball in the dark theme.
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
