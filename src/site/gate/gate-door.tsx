/**
 * The one picture of the gate: a compartment of a display cabinet with its door of milk glass closed. What stands behind
 * it is the same for every page, since the gate tells nothing of what it keeps.
 */
export function GateDoor() {
  return (
    <svg
      className="gate-door"
      viewBox="0 0 680 620"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="gate-wall" x1="0" y1="0" x2="0.7" y2="1">
          <stop className="gate-door__lit" />
          <stop className="gate-door__shade" offset="1" />
        </linearGradient>
        <linearGradient id="gate-glass" x1="0" y1="0" x2="0.8" y2="1">
          <stop className="gate-door__sheen" />
          <stop className="gate-door__milk" offset="0.55" />
          <stop className="gate-door__sheen" offset="1" />
        </linearGradient>
        <filter id="gate-soft" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="13" />
        </filter>
        <clipPath id="gate-opening">
          <rect x="52" y="44" width="576" height="532" rx="4" />
        </clipPath>
      </defs>
      <rect width="680" height="620" fill="url(#gate-wall)" />
      <g clipPath="url(#gate-opening)">
        <rect className="gate-door__inside" x="52" y="44" width="576" height="532" />
        <g filter="url(#gate-soft)">
          <rect className="gate-door__floor" x="20" y="512" width="640" height="90" />
          <rect className="gate-door__thing" x="150" y="250" width="140" height="270" rx="10" />
          <path className="gate-door__thing" d="M336 520v-92l100-82 100 82v92z" />
          <circle className="gate-door__ball" cx="220" cy="182" r="68" />
        </g>
        <rect x="52" y="44" width="576" height="532" fill="url(#gate-glass)" />
        <path className="gate-door__light" d="M52 500 430 44h104L52 624zM578 44h30L60 712v-40z" />
      </g>
      <rect className="gate-door__edge" x="52.5" y="44.5" width="575" height="531" rx="4" />
      <rect className="gate-door__rail" x="572" y="44" width="56" height="532" rx="4" />
      <circle className="gate-door__plate" cx="600" cy="310" r="17" />
      <path
        className="gate-door__hole"
        d="M600 300a5 5 0 0 0-2.4 9.4L596 321h8l-1.6-11.6A5 5 0 0 0 600 300Z"
      />
    </svg>
  );
}
