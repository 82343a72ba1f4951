import type { ReactNode } from 'react';
import { Ball, DeckNiche, Pencil, Phone, Solid } from './niche.tsx';
import { tones } from './niche-tones.ts';

/** The deck's drawings are inline SVG, so that it needs no other files: niches, as those of a display case. */
function Drawing({ size, children }: { readonly size: `${number} ${number}`; readonly children: ReactNode }) {
  return (
    <svg className="drawing" viewBox={`0 0 ${size}`} fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Four niches for the four steps: a lens, a pencil, a phone and what is finished. Two pairs, so that phones show one above the other. */
export function CoverDrawing() {
  return (
    <div className="cover">
      <Drawing size="373 180">
        <DeckNiche id="c1" width={180} height={180} tone={tones.indigo}>
          <Solid>
            <path d="M104 104l44 46" stroke={tones.brass} strokeWidth="15" strokeLinecap="round" />
            <circle
              cx="78"
              cy="78"
              r="46"
              stroke={tones.brass}
              strokeWidth="12"
              fill={tones.glass}
              fillOpacity="0.3"
            />
          </Solid>
          <path
            d="M48 78a30 30 0 0 1 26 -30"
            stroke={tones.light}
            strokeWidth="6"
            strokeLinecap="round"
            opacity="0.8"
          />
        </DeckNiche>
        <DeckNiche id="c2" x={193} width={180} height={180} tone={tones.cream} floor={0}>
          <path
            d="M222 142c34 -40 44 24 66 -8s28 16 54 -16"
            stroke={tones.ink}
            strokeWidth="4"
            strokeLinecap="round"
          />
          <Pencil x={236} y={118} turn={-40} />
        </DeckNiche>
      </Drawing>
      <Drawing size="373 180">
        <DeckNiche id="c3" width={180} height={180} tone={tones.sea}>
          <Phone x={52} y={22} width={76} height={142}>
            <rect x="14" y="32" width="36" height="6" rx="3" fill={tones.ink} />
            <circle cx="26" cy="66" r="12" fill="url(#sun)" />
            <circle cx="52" cy="66" r="12" fill="url(#sun)" />
            <rect x="12" y="112" width="52" height="15" rx="7.5" fill={tones.red} />
          </Phone>
        </DeckNiche>
        <DeckNiche id="c4" x={193} width={180} height={180} tone={tones.green}>
          <ellipse cx="283" cy="160" rx="62" ry="10" fill={tones.beam} opacity="0.5" />
          <path d="M266 0h34l46 160H220Z" fill={tones.beam} opacity="0.22" />
          <Ball x={283} y={116} r={44} />
        </DeckNiche>
      </Drawing>
    </div>
  );
}

const houses = [
  [60, 60, 92, 66, tones.brick],
  [190, 40, 70, 100, tones.tile],
  [300, 72, 120, 54, tones.slate],
  [70, 210, 70, 90, tones.tile],
  [182, 226, 128, 62, tones.brick],
  [350, 190, 74, 104, tones.slate],
] as const;

/** A neighbourhood from above: the planned path, and the path that people walk. */
export function LookDrawing() {
  return (
    <Drawing size="480 360">
      <DeckNiche id="look" width={478} height={358} tone={tones.cream} floor={0}>
        <path
          d="M30 330V170h420V30"
          stroke={tones.faint}
          strokeWidth="4"
          strokeDasharray="2 10"
          strokeLinecap="round"
        />
        {houses.map(([x, y, width, height, roof]) => (
          <Solid key={`${x}-${y}`}>
            <rect x={x} y={y} width={width} height={height} rx="3" fill={roof} />
            <path
              d={width > height ? `M${x} ${y + height / 2}h${width}` : `M${x + width / 2} ${y}v${height}`}
              stroke={tones.light}
              strokeOpacity="0.3"
              strokeWidth="2"
            />
          </Solid>
        ))}
        <Solid>
          <path
            d="M30 330c24-34 34-22 62-22 74 6 62-34 78-62 10-42 40-62 92-66 52-4 62-24 72-40 16-36 56-52 116-110"
            stroke={tones.red}
            strokeWidth="7"
            strokeLinecap="round"
          />
        </Solid>
        <Ball x={34} y={326} r={13} tone="white" />
        <Ball x={446} y={36} r={16} />
      </DeckNiche>
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
    <Drawing size="500 360">
      <DeckNiche id="draw" width={498} height={358} tone={tones.plum} floor={0}>
        {sketches.map((path, index) => {
          const x = 38 + (index % 3) * 152;
          const y = 36 + Math.floor(index / 3) * 162;
          const turn = [-3, 2, -1.5, 1.5, -2, 3][index];
          return (
            <g key={path} transform={`translate(${x} ${y}) rotate(${turn} 60 60)`}>
              <Solid>
                <rect width="120" height="122" fill={tones.paper} />
              </Solid>
              <path
                d={path}
                stroke={tones.pencil}
                strokeWidth="2.5"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </g>
          );
        })}
        <path
          d="M208 186c64-22 126 18 116 80-10 58-96 76-140 38-40-36-26-108 56-120"
          stroke={tones.red}
          strokeWidth="5"
          strokeLinecap="round"
        />
        <Pencil x={318} y={300} turn={14} />
      </DeckNiche>
    </Drawing>
  );
}

/** A phone and five testers: at the third the problem becomes clear. */
export function TryDrawing() {
  const loaves = [0, 1, 2, 3];
  return (
    <Drawing size="480 350">
      <DeckNiche id="try" width={478} height={348} tone={tones.cream} floor={46}>
        <Phone x={52} y={22} width={152} height={296}>
          <rect x="20" y="36" width="84" height="10" rx="5" fill={tones.ink} />
          <rect x="20" y="54" width="60" height="10" rx="5" fill={tones.ink} />
          {loaves.map((loaf) => (
            <g key={loaf} transform={`translate(${20 + (loaf % 2) * 60} ${82 + Math.floor(loaf / 2) * 76})`}>
              <rect width="52" height="48" rx="8" fill={tones.crust} />
              <circle cx="26" cy="24" r="17" fill="url(#sun)" />
              <rect y="54" width="34" height="5" rx="2.5" fill={tones.faint} />
            </g>
          ))}
          <rect x="16" y="248" width="120" height="30" rx="15" fill={tones.body} />
        </Phone>
        {[250, 296, 402, 446].map((x, index) => (
          <Ball key={x} x={x} y={296 - (index % 2) * 8} r={18} tone="white" />
        ))}
        <Ball x={349} y={276} r={34} />
      </DeckNiche>
    </Drawing>
  );
}

const screens: Readonly<Record<string, ReactNode>> = {
  empty: <path d="M28 72h64M42 86h36" stroke={tones.faint} strokeWidth="4" strokeLinecap="round" />,
  error: (
    <g>
      <rect x="12" y="54" width="96" height="42" rx="5" fill={tones.blush} />
      <path d="M24 70h50M24 82h30" stroke={tones.red} strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
  name: (
    <g>
      <rect x="12" y="50" width="96" height="20" rx="4" fill={tones.pale} />
      <path d="M20 60h82M12 84h68M12 96h44" stroke={tones.pencil} strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
  keys: (
    <g>
      <path d="M12 44h72M12 56h48" stroke={tones.faint} strokeWidth="4" strokeLinecap="round" />
      <path d="M14 78h92M14 92h92M14 106h92" stroke={tones.faint} strokeWidth="10" strokeDasharray="12 4" />
    </g>
  ),
};

/** Four screens that are often forgotten, each in its own niche. */
export function FinishDrawing({ names }: { readonly names: readonly string[] }) {
  const walls = [tones.stone, tones.plum, tones.sea, tones.indigo];
  return (
    <Drawing size="480 420">
      {Object.entries(screens).map(([kind, screen], index) => {
        const [x, y] = [20 + (index % 2) * 226, Math.floor(index / 2) * 212];
        return (
          <g key={kind}>
            <DeckNiche
              id={`f-${kind}`}
              x={x}
              y={y}
              width={212}
              height={172}
              tone={walls[index] ?? tones.stone}
            >
              <g transform={`translate(${x + 46} ${y + 22})`}>
                <Solid>
                  <rect width="120" height="126" rx="9" fill={tones.paper} />
                </Solid>
                <path d="M12 20h30" stroke={tones.ink} strokeWidth="4" strokeLinecap="round" />
                {screen}
              </g>
            </DeckNiche>
            <text x={x} y={y + 194} className="label">
              {names[index]}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

const weeks = Array.from({ length: 14 }, (_, week) => week);

/** Fourteen weeks of five days, as pegs in a board; on the fourth day of each there is something to see. */
export function RhythmDrawing({ days, label }: { readonly days: readonly string[]; readonly label: string }) {
  return (
    <Drawing size="600 270">
      <DeckNiche id="rhythm" x={52} width={546} height={226} tone={tones.stone} floor={0}>
        {days.map((day, row) => (
          <g key={day}>
            {weeks.map((week) => (
              <Ball
                key={week}
                x={84 + week * 37}
                y={34 + row * 40}
                r={row === 3 ? 13 : 6}
                tone={row === 3 ? (week > 5 ? 'sun' : 'red') : 'white'}
              />
            ))}
          </g>
        ))}
      </DeckNiche>
      {days.map((day, row) => (
        <text key={day} x="0" y={40 + row * 40} className={row === 3 ? 'label strong' : 'label'}>
          {day}
        </text>
      ))}
      <text x="78" y="256" className="label">
        1
      </text>
      <text x="264" y="256" className="label">
        6
      </text>
      <text x="566" y="256" className="label end">
        {`14 ${label}`}
      </text>
    </Drawing>
  );
}

/** The ball of the cover, alone in its niche. */
export function EndDrawing() {
  return (
    <Drawing size="480 350">
      <DeckNiche id="end" width={478} height={348} tone={tones.cream} floor={56}>
        <Ball x={232} y={196} r={112} />
      </DeckNiche>
    </Drawing>
  );
}
