import type { ReactNode } from 'react';
import { ballTones, tones } from './niche-tones.ts';

interface DeckNicheProps {
  /** Prefix of the ids in this drawing, which are unique in the document. */
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  /** Colour of its wall. */
  readonly tone: string;
  /** Height of its floor; 0 for a picture that looks down on a table. */
  readonly floor?: number;
  readonly children: ReactNode;
}

/**
 * A compartment of a display case, lit from the upper left. It is lit in
 * both themes, so its colours are its own.
 */
export function DeckNiche({ id, x = 0, y = 0, width, height, tone, floor = 24, children }: DeckNicheProps) {
  const box = { x, y, width, height, rx: 5 };
  const [right, bottom] = [x + width, y + height];
  return (
    <g>
      <clipPath id={`${id}-frame`}>
        <rect {...box} />
      </clipPath>
      <g clipPath={`url(#${id}-frame)`}>
        <rect {...box} fill={tone} />
        <rect {...box} fill="url(#fall)" />
        {floor > 0 && (
          <path
            d={`M${x} ${bottom}l${floor * 0.7} ${-floor}H${right - floor * 0.7}L${right} ${bottom}Z`}
            fill={tones.light}
            opacity="0.28"
          />
        )}
        {children}
        <g filter="url(#blurred)" opacity="0.5">
          <rect x={x - 40} y={y - 40} width={width + 80} height="52" />
          <rect x={x - 40} y={y - 40} width="50" height={height + 80} />
        </g>
      </g>
    </g>
  );
}

/** One piece in a niche, rounded by the light along its outline, with its shadow. */
export function Solid({ children }: { readonly children: ReactNode }) {
  return <g filter="url(#piece)">{children}</g>;
}

interface BallProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly tone?: 'red' | 'white' | 'sun';
}

/** A ball on the floor of a niche, where its shadow falls to the right. */
export function Ball({ x, y, r, tone = 'red' }: BallProps) {
  return (
    <g>
      <ellipse
        cx={x + r * 0.35}
        cy={y + r * 0.95}
        rx={r * 1.05}
        ry={r * 0.2}
        opacity="0.4"
        filter="url(#near)"
      />
      <circle cx={x} cy={y} r={r} fill={`url(#${tone})`} />
    </g>
  );
}

/** A pencil on a table, pointing to the lower left. */
export function Pencil({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Solid>
        <path d="M0 0l26 -8v16Z" fill={tones.wood} />
        <path d="M0 0l9 -2.8v5.6Z" fill={tones.ink} />
        <rect x="26" y="-8" width="108" height="16" fill={tones.yellow} />
        <rect x="134" y="-8" width="12" height="16" fill={tones.metal} />
        <rect x="146" y="-8" width="16" height="16" rx="5" fill={tones.red} />
      </Solid>
    </g>
  );
}

interface PhoneProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

export function Phone({ x, y, width, height, children }: PhoneProps) {
  const radius = width * 0.14;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Solid>
        <rect width={width} height={height} rx={radius} fill={tones.body} />
      </Solid>
      <rect x="5" y="5" width={width - 10} height={height - 10} rx={radius - 4} fill={tones.paper} />
      <rect x={width / 2 - width * 0.13} y="11" width={width * 0.26} height="8" rx="4" fill={tones.ink} />
      {children}
    </g>
  );
}

/** Gradients and filters of all drawings, once in the document: a hidden one cannot be display none, or they are gone. */
export function NicheLight() {
  return (
    <svg className="hidden" aria-hidden="true">
      <linearGradient id="fall" x1="0.1" y1="0" x2="0.9" y2="1">
        <stop offset="0" stopOpacity="0.4" />
        <stop offset="0.42" stopOpacity="0.13" />
        <stop offset="0.75" stopOpacity="0" />
        <stop offset="1" stopColor={tones.light} stopOpacity="0.1" />
      </linearGradient>
      {Object.entries(ballTones).map(([tone, [shine, lit, shade, dark]]) => (
        <radialGradient key={tone} id={tone} cx="0.36" cy="0.3" r="0.72">
          <stop offset="0" stopColor={shine} />
          <stop offset="0.35" stopColor={lit} />
          <stop offset="0.8" stopColor={shade} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
      ))}
      <filter id="blurred" x="-50%" y="-50%" width="200%" height="200%">
        <feGaussianBlur stdDeviation="14" />
      </filter>
      <filter id="near" x="-50%" y="-100%" width="200%" height="300%">
        <feGaussianBlur stdDeviation="3" />
      </filter>
      <filter id="piece" x="-30%" y="-30%" width="170%" height="170%" colorInterpolationFilters="sRGB">
        <feGaussianBlur in="SourceAlpha" stdDeviation="2.5" result="height" />
        <feDiffuseLighting in="height" surfaceScale="2.4" diffuseConstant="0.66" result="light">
          <feDistantLight azimuth={232} elevation={50} />
        </feDiffuseLighting>
        <feComposite in="SourceGraphic" in2="light" operator="arithmetic" k1="2" result="lit" />
        <feComposite in="lit" in2="SourceAlpha" operator="in" result="solid" />
        <feGaussianBlur in="SourceAlpha" stdDeviation="5" />
        <feOffset dx="6" dy="8" result="fallen" />
        <feFlood floodOpacity="0.36" />
        <feComposite in2="fallen" operator="in" result="shadow" />
        <feMerge>
          <feMergeNode in="shadow" />
          <feMergeNode in="solid" />
        </feMerge>
      </filter>
    </svg>
  );
}
