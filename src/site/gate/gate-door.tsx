/**
 * The one picture of the gate: a window of ribbed glass with a door post and its lock beside it. What stands behind the
 * glass is the same for every page, since the gate tells nothing of what it keeps.
 */
export function GateDoor() {
  return (
    <div className="gate-door">
      <svg
        className="gate-door__glass"
        viewBox={`0 0 ${width} ${height}`}
        // The floor stays in sight, whatever a window cuts off.
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <linearGradient id="gate-rib">
            <stop className="gate-door__fold" />
            <stop className="gate-door__sheen" offset="0.3" />
            <stop className="gate-door__sheen" offset="0.5" />
            <stop className="gate-door__fold" offset="1" />
          </linearGradient>
          <g id="gate-scene">
            <rect className="gate-door__wall" x="-100" width="840" height={height} />
            <rect className="gate-door__floor" x="-100" y="790" width="840" height="110" />
            <g className="gate-door__things">
              <circle className="gate-door__ball" cx="222" cy="302" r="132" />
              <path className="gate-door__tower" d="M124 820V424h196v396z" />
              <path className="gate-door__house" d="M300 820V610l118-104 118 104v210z" />
            </g>
          </g>
        </defs>
        {starts.map((start) => (
          <Rib key={start} start={start} />
        ))}
      </svg>
      <div className="gate-door__post">
        <svg className="gate-door__lock" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
          <circle className="gate-door__plate" cx="20" cy="20" r="19.5" />
          <path
            className="gate-door__hole"
            d="M20 10a6 6 0 0 0-2.8 11.3L15.4 30h9.2l-1.8-8.7A6 6 0 0 0 20 10Z"
          />
        </svg>
      </div>
    </div>
  );
}

/** Of the drawing, in its own units. */
const width = 640;
const height = 900;
const ribWidth = 40;
const starts = Array.from({ length: width / ribWidth }, (_, rib) => rib * ribWidth);
/** How much of what is behind it a rib draws together: more than its own width, so that edges come back in its neighbour. */
const seen = 96;

function Rib({ start }: { start: number }) {
  return (
    <svg
      x={start}
      // Over its neighbour by a hair: two edges at one place let the ground through.
      width={ribWidth + 2}
      height={height}
      viewBox={`${start + (ribWidth - seen) / 2} 0 ${seen} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <use href="#gate-scene" />
      <rect x={start + (ribWidth - seen) / 2} width={seen} height={height} fill="url(#gate-rib)" />
    </svg>
  );
}
