import type { ReactNode } from 'react';

/**
 * The deck's drawings are inline SVG, so that it needs no other files. Colours are those of the page: lines
 * in ink, one part in the accent.
 */
function Drawing({ size, children }: { readonly size: `${number} ${number}`; readonly children: ReactNode }) {
  return (
    <svg className="drawing" viewBox={`0 0 ${size}`} fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Four marks for the four steps: an eye, a line, a thumb and a dot. */
export function CoverDrawing() {
  return (
    <Drawing size="720 180">
      <g className="line">
        <path d="M10 90c26-46 114-46 140 0-26 46-114 46-140 0Z" />
        <circle cx="80" cy="90" r="26" />
        <path d="M206 134c14-70 34-92 42-60s-14 58 6 40 26-74 44-54-6 66 14 60 22-26 34-38" />
        <rect x="406" y="22" width="84" height="136" rx="14" />
        <path d="M436 146h24" />
      </g>
      <circle cx="80" cy="90" r="9" className="ink" />
      <circle cx="448" cy="84" r="20" className="line" />
      <circle cx="448" cy="84" r="7" className="ink" />
      <circle cx="640" cy="90" r="52" className="accent" />
    </Drawing>
  );
}

const houses = [
  [60, 60, 92, 66],
  [190, 40, 70, 100],
  [300, 72, 120, 54],
  [70, 210, 70, 90],
  [182, 226, 128, 62],
  [350, 190, 74, 104],
] as const;

/** A neighbourhood from above: the planned path, and the path that people walk. */
export function LookDrawing() {
  return (
    <Drawing size="480 360">
      {houses.map(([x, y, width, height]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx="4" className="soft" />
      ))}
      <path d="M30 330V170h420V30" className="line dashed" />
      <path
        d="M30 330c24-34 34-22 62-22 74 6 62-34 78-62 10-42 40-62 92-66 52-4 62-24 72-40 16-36 56-52 116-110"
        className="accent-line"
      />
      <circle cx="30" cy="330" r="9" className="ink" />
      <circle cx="450" cy="30" r="9" className="accent" />
    </Drawing>
  );
}

const sketches = [
  'M14 22h60M14 36h92M14 48h74M14 76h38v22H14zM60 76h46v22H60z',
  'M14 20h92v42H14zM14 76h92M14 88h60M14 100h78',
  'M14 20h40v78H14zM66 20h40M66 34h40M66 48h28M66 86h40v12H66z',
  'M60 22a20 20 0 1 1-.1 0M22 76h76M34 90h52',
  'M14 22h26v26H14zM47 22h26v26H47zM80 22h26v26H80zM14 64h92M14 78h92M14 92h60',
  'M14 98V60M32 98V40M50 98V70M68 98V28M86 98V52M104 98V36',
] as const;

/** Six sketches on a table; one goes on. */
export function DrawDrawing() {
  return (
    <Drawing size="480 340">
      {sketches.map((path, index) => {
        const x = 20 + (index % 3) * 152;
        const y = 24 + Math.floor(index / 3) * 158;
        const turn = [-2, 1.5, -1, 1, -1.5, 2][index];
        return (
          <g key={path} transform={`translate(${x} ${y}) rotate(${turn} 60 60)`}>
            <rect width="120" height="118" rx="3" className="sheet" />
            <path d={path} className="pencil" />
          </g>
        );
      })}
      <path
        transform="translate(-38 -4)"
        d="M226 172c64-22 122 18 112 76-10 56-92 74-136 38-40-34-26-104 54-116"
        className="accent-line"
      />
    </Drawing>
  );
}

/** A phone and five testers: at the third the problem becomes clear. */
export function TryDrawing() {
  return (
    <Drawing size="480 340">
      <rect x="40" y="16" width="150" height="308" rx="22" className="sheet" />
      <path d="M92 36h46M64 76h102M64 94h70M64 250h102" className="pencil" />
      <rect x="64" y="118" width="102" height="104" rx="6" className="soft" />
      <rect x="64" y="268" width="102" height="30" rx="15" className="accent" />
      {[0, 1, 2, 3, 4].map((person) => (
        <g key={person} transform={`translate(${262 + (person % 2) * 78} ${44 + person * 62})`}>
          <circle r="16" className={person === 2 ? 'accent' : 'line'} />
          <path d={`M30 0h${person === 2 ? 92 : 44}`} className={person === 2 ? 'accent-line' : 'line'} />
        </g>
      ))}
    </Drawing>
  );
}

/** Four screens that are often forgotten. */
export function FinishDrawing({ names }: { readonly names: readonly string[] }) {
  const inside = [
    <path key="empty" d="M44 92h62M58 106h34" className="pencil" />,
    <g key="error">
      <rect x="20" y="66" width="110" height="44" rx="5" className="accent-soft" />
      <path d="M34 82h58M34 95h36" className="accent-line thin" />
    </g>,
    <g key="name">
      <rect x="20" y="62" width="110" height="20" rx="4" className="soft" />
      <path d="M28 72h94M20 98h78M20 112h50" className="pencil" />
    </g>,
    <g key="keys">
      <path d="M20 54h84M20 68h58" className="pencil" />
      {[0, 1, 2].map((row) =>
        [0, 1, 2, 3, 4, 5].map((key) => (
          <rect
            key={`${row}-${key}`}
            x={20 + key * 19}
            y={92 + row * 16}
            width="15"
            height="12"
            rx="2"
            className="soft"
          />
        )),
      )}
    </g>,
  ];
  return (
    <Drawing size="480 380">
      {inside.map((screen, index) => (
        <g
          key={names[index]}
          transform={`translate(${48 + (index % 2) * 212} ${8 + Math.floor(index / 2) * 190})`}
        >
          <rect width="150" height="150" rx="10" className="sheet" />
          <path d="M20 24h34" className="pencil" />
          {screen}
          <text x="0" y="172" className="label">
            {names[index]}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

const weeks = Array.from({ length: 14 }, (_, week) => week);

/** Fourteen weeks of five days; on the fourth day of each something is shown. */
export function RhythmDrawing({ days, label }: { readonly days: readonly string[]; readonly label: string }) {
  return (
    <Drawing size="560 230">
      {days.map((day, row) => (
        <g key={day} transform={`translate(0 ${14 + row * 36})`}>
          <text x="0" y="13" className={row === 3 ? 'label strong' : 'label'}>
            {day}
          </text>
          {weeks.map((week) => (
            <rect
              key={week}
              x={58 + week * 36}
              width="20"
              height="20"
              rx={row === 3 ? 10 : 4}
              className={`${row === 3 ? 'accent' : 'soft'}${week > 5 ? ' later' : ''}`}
            />
          ))}
        </g>
      ))}
      <text x="58" y="220" className="label">
        1
      </text>
      <text x="238" y="220" className="label">
        6
      </text>
      <text x="526" y="220" className="label end">
        {`14 ${label}`}
      </text>
    </Drawing>
  );
}

/** The last mark of the cover, enlarged. */
export function EndDrawing() {
  return (
    <Drawing size="480 340">
      <circle cx="240" cy="170" r="150" className="accent" />
      <path
        d="M150 158c26-40 66-8 58 22s-34 34-38 8 44-66 66-40 0 62 22 56 20-50 42-44 6 36 34 26"
        className="on-accent"
      />
    </Drawing>
  );
}
