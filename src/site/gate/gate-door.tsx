import { ribSees, room, type SceneShape, sceneSize, things } from './gate-scene.ts';

/**
 * Drawing of the gate: a window of ribbed glass with a door post and its lock. The scene behind the glass is
 * the same for every page, so that it reveals nothing about a protected page.
 */
export function GateDoor() {
  return (
    <div className="gate-door">
      <svg
        className="gate-door__glass"
        viewBox={`0 0 ${width} ${height}`}
        // The bottom edge with the floor is never cropped.
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <linearGradient id="gate-rib">
            <stop className="gate-door__fold" stopOpacity="0.34" />
            <stop className="gate-door__sheen" stopOpacity="0.5" offset="0.09" />
            <stop className="gate-door__sheen" stopOpacity="0.08" offset="0.3" />
            <stop className="gate-door__fold" stopOpacity="0.05" offset="0.7" />
            <stop className="gate-door__fold" stopOpacity="0.34" offset="1" />
          </linearGradient>
          {[...room, ...things].map((shape) => (
            <Fall key={shape.name} {...shape} />
          ))}
          <g id="gate-scene">
            <Shapes of={room} />
            <g className="gate-door__things">
              <Shapes of={things} />
            </g>
          </g>
        </defs>
        {starts.map((start) => (
          <Rib key={start} start={start} />
        ))}
      </svg>
      <div className="gate-door__post">
        <svg className="gate-door__lock" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
          <defs>
            <linearGradient id="gate-plate" x2="1" y2="1">
              <stop className="gate-door__light" />
              <stop className="gate-door__metal" offset="1" />
            </linearGradient>
          </defs>
          <circle className="gate-door__plate" cx="20" cy="20" r="19.5" fill="url(#gate-plate)" />
          <path
            className="gate-door__hole"
            d="M20 10a6 6 0 0 0-2.8 11.3L15.4 30h9.2l-1.8-8.7A6 6 0 0 0 20 10Z"
          />
        </svg>
      </div>
    </div>
  );
}

const { width, height, ribWidth } = sceneSize;
const starts = Array.from({ length: width / ribWidth }, (_, rib) => rib * ribWidth);

/** A gradient of light over a shape. */
function Fall({ name, along, round, stops }: SceneShape) {
  const id = `gate-${name}`;
  const colours = stops.map(([offset, tone, opacity]) => (
    <stop key={offset} className={`gate-door__${tone}`} offset={offset} stopOpacity={opacity} />
  ));
  if (round) {
    const [cx, cy, r, fx, fy] = round;
    return (
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={r} fx={fx} fy={fy}>
        {colours}
      </radialGradient>
    );
  }
  const [x1, y1, x2, y2] = along ?? [0, 0, 0, height];
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
      {colours}
    </linearGradient>
  );
}

function Shapes({ of }: { of: readonly SceneShape[] }) {
  return of.map(({ name, d }) => <path key={name} fill={`url(#gate-${name})`} d={d} />);
}

function Rib({ start }: { start: number }) {
  const from = start + (ribWidth - ribSees) / 2;
  return (
    <svg
      x={start}
      // Overlaps its neighbour slightly: exactly adjacent edges would show the background.
      width={ribWidth + 2}
      height={height}
      viewBox={`${from} 0 ${ribSees} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <use href="#gate-scene" />
      <rect x={from} width={ribSees} height={height} fill="url(#gate-rib)" />
    </svg>
  );
}
