import { useLayoutEffect, useRef } from 'react';
import './lit-niche.css';

interface LitNicheProps {
  readonly isLit: boolean;
  /** Told once the light is on; at once where nothing moves. */
  readonly onLit?: (() => void) | undefined;
}

/** The empty compartment, as large as the window allows: dark until somebody has come in. */
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
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="lit-niche__back" d="M16 11H84V75H16Z" />
      <path className="lit-niche__ceiling" d="M0 0H100L84 11H16Z" />
      <path className="lit-niche__left" d="M0 0 16 11V75L0 100Z" />
      <path className="lit-niche__right" d="M100 0 84 11V75l16 25Z" />
      <path className="lit-niche__floor" d="M0 100 16 75H84l16 25Z" />
      <path className="lit-niche__cone" d="M40 5H60L80 88H20Z" />
      <ellipse className="lit-niche__pool" cx="50" cy="88" rx="30" ry="8" />
      <path className="lit-niche__lamp" d="M39 5H61" vectorEffect="non-scaling-stroke" />
      <ellipse className="lit-niche__dust" cx="50" cy="88" rx="13" ry="4" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
