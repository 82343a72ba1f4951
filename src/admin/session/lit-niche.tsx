import { useLayoutEffect, useRef } from 'react';
import { drawNiche, type NicheBox } from './draw-niche.ts';
import './lit-niche.css';

interface LitNicheProps {
  readonly isLit: boolean;
  /** Called once the light is on; immediately with reduced motion. */
  readonly onLit?: (() => void) | undefined;
}

/**
 * The compartments of the cabinet, in the drawing's units. Narrow windows crop the sides, so the main ones
 * are in the middle.
 */
const boxes = {
  lamp: { x: 24, y: 24, width: 432, height: 420 },
  picture: { x: 480, y: 24, width: 296, height: 260 },
  phone: { x: 480, y: 308, width: 296, height: 296 },
  pebbles: { x: 24, y: 468, width: 432, height: 408 },
  vase: { x: 480, y: 628, width: 296, height: 248 },
} as const satisfies Readonly<Record<string, NicheBox>>;

/** A cabinet at night, in the colours of the studio: one lamp is lit until sign-in turns on the others. */
export function LitNiche({ isLit, onLit }: LitNicheProps) {
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (!isLit || !onLit) return;
    let isGone = false;
    const moving = drawing.current?.getAnimations?.({ subtree: true }) ?? [];
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
      if (!isGone) onLit();
    });
    return () => {
      isGone = true;
    };
  }, [isLit, onLit]);
  return (
    <svg
      ref={drawing}
      className="lit-niche"
      data-lit={isLit || undefined}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient className="niche__glow-color" id="lit-niche-glow">
          <stop stopColor="currentColor" stopOpacity="0.85" />
          <stop offset="0.35" stopColor="currentColor" stopOpacity="0.3" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
        <linearGradient className="niche__beam-color" id="lit-niche-beam" x2="0" y2="1">
          <stop stopColor="currentColor" stopOpacity="0.9" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
        <clipPath id="lit-niche-lamp">
          <rect {...boxes.lamp} />
        </clipPath>
        <clipPath id="lit-niche-view">
          <rect x="548" y="76" width="160" height="122" />
        </clipPath>
      </defs>
      {Object.entries(boxes).map(([name, box]) => (
        <Compartment key={name} box={box} isAlwaysLit={name === 'lamp'} />
      ))}
      <MoonLamp />
      <Picture />
      <Phone />
      <Pebbles />
      <Vase />
    </svg>
  );
}

/** An empty compartment: its walls, and the beam that falls in when it is lit. */
function Compartment({ box, isAlwaysLit }: { readonly box: NicheBox; readonly isAlwaysLit: boolean }) {
  const { back, ceiling, left, right, floor, beam } = drawNiche(box);
  return (
    <g className={isAlwaysLit ? 'niche niche--always' : 'niche'}>
      <path className="niche__back" d={back} />
      <path className="niche__ceiling" d={ceiling} />
      <path className="niche__left" d={left} />
      <path className="niche__right" d={right} />
      <path className="niche__floor" d={floor} />
      {!isAlwaysLit && <path className="niche__beam" d={beam} />}
    </g>
  );
}

/** The lamp that is on at night: a globe on a stand. */
function MoonLamp() {
  return (
    <g clipPath="url(#lit-niche-lamp)">
      <circle className="niche__glow" cx="252" cy="212" r="290" />
      <ellipse className="niche__shadow" cx="252" cy="406" rx="104" ry="16" />
      <path className="niche__stand" d="M214 300h76l10 30h-96zM232 330h40l8 66h-56zM188 396h128v12H188z" />
      <circle className="niche__globe" cx="252" cy="206" r="104" />
      <path className="niche__crater" d="M214 150a104 104 0 0 1 72 148 132 132 0 0 0-72-148Z" />
    </g>
  );
}

/** A framed view: hills under a low sun. */
function Picture() {
  return (
    <g>
      <path className="niche__frame" d="M538 66h180v142H538z" />
      <g clipPath="url(#lit-niche-view)">
        <path className="niche__sky" d="M548 76h160v122H548z" />
        <circle className="niche__sun" cx="650" cy="128" r="17" />
        <path className="niche__hill niche__hill--far" d="M540 158q34-34 70-10t62-14 52 18v60H540z" />
        <path className="niche__hill" d="M540 180q40-24 84-6t92-12v50H540z" />
      </g>
    </g>
  );
}

/** A phone against the wall, the only screen that is on. */
function Phone() {
  return (
    <g>
      <ellipse className="niche__shadow" cx="632" cy="576" rx="70" ry="11" />
      <g transform="rotate(-7 628 462)">
        <rect className="niche__case" x="576" y="356" width="104" height="212" rx="18" />
        <rect className="niche__screen" x="583" y="363" width="90" height="198" rx="12" />
        <path className="niche__ink" d="M594 384h48v7h-48zM594 398h32v7h-32zM594 524h68v22h-68z" />
        <circle className="niche__dot" cx="628" cy="458" r="28" />
      </g>
    </g>
  );
}

/** Stones on each other, and one that rolled away. */
function Pebbles() {
  return (
    <g>
      <ellipse className="niche__shadow" cx="236" cy="826" rx="128" ry="18" />
      <ellipse className="niche__stone" cx="232" cy="790" rx="98" ry="38" />
      <ellipse className="niche__stone niche__stone--pale" cx="238" cy="725" rx="74" ry="30" />
      <ellipse className="niche__stone" cx="230" cy="674" rx="50" ry="23" />
      <ellipse className="niche__stone niche__stone--pale" cx="236" cy="637" rx="29" ry="16" />
      <ellipse className="niche__shadow" cx="372" cy="836" rx="30" ry="7" />
      <circle className="niche__dot" cx="370" cy="813" r="23" />
    </g>
  );
}

/** A vase with a branch. */
function Vase() {
  return (
    <g>
      <ellipse className="niche__shadow" cx="630" cy="846" rx="48" ry="9" />
      <path className="niche__stem" d="M630 760c-2-40 12-66 34-86M630 744c-4-26-18-46-36-58" />
      <path
        className="niche__leaf"
        d="M664 674q24-16 34 6-22 14-34-6ZM648 702q-22-20-2-36 18 16 2 36ZM594 686q-26-8-26-30 26 2 26 30ZM612 708q-26 10-38-8 20-16 38 8ZM638 728q26-14 40 6-22 16-40-6Z"
      />
      <path
        className="niche__vase"
        d="M616 758h28l-3 16c20 12 26 26 26 42 0 18-12 30-37 30s-37-12-37-30c0-16 6-30 26-42z"
      />
    </g>
  );
}
