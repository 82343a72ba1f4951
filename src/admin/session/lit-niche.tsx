import { useLayoutEffect, useRef } from 'react';
import './lit-niche.css';

interface LitNicheProps {
  readonly isLit: boolean;
  /** Called once the light is on; immediately with reduced motion. */
  readonly onLit?: (() => void) | undefined;
}

/** The empty compartment of the logo, as large as the window allows: dark until sign-in. */
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
      <linearGradient className="lit-niche__glow" id="lit-niche-glow" x2="0" y2="1">
        <stop stopColor="currentColor" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <path className="lit-niche__back" d="M12 9H88V79H12Z" />
      <path className="lit-niche__ceiling" d="M0 0H100L88 9H12Z" />
      <path className="lit-niche__left" d="M0 0 12 9V79L0 100Z" />
      <path className="lit-niche__right" d="M100 0 88 9V79l12 21Z" />
      <path className="lit-niche__floor" d="M0 100 12 79H88l12 21Z" />
      <path className="lit-niche__cone" d="M41 4.5H59L82 90H18Z" />
      <ellipse className="lit-niche__pool" cx="50" cy="89.5" rx="30" ry="6.5" />
      <path className="lit-niche__lamp" d="M41 4.5H59" vectorEffect="non-scaling-stroke" />
      <ellipse
        className="lit-niche__dust"
        cx="50"
        cy="89.5"
        rx="12"
        ry="3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
