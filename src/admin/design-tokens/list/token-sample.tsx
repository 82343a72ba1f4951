import type { CSSProperties } from 'react';
import type { TokenDefinition } from '#tokens/token-list.ts';

interface TokenSampleProps {
  readonly token: TokenDefinition;
  readonly shown: { readonly light: string; readonly dark: string } | string;
}

/** What a token looks like, as small as it gets. */
export function TokenSample({ token, shown }: TokenSampleProps) {
  if (typeof shown !== 'string') {
    return (
      <span className="token-sample token-sample--color" aria-hidden="true">
        <i style={{ background: shown.light }} />
        <i style={{ background: shown.dark }} />
      </span>
    );
  }
  if (token.type === 'cubicBezier') return <CurveSample curve={shown} />;
  const look = lookOf(token, shown);
  if (!look) return <span className="token-sample" aria-hidden="true" />;
  return (
    <span className={`token-sample token-sample--${look.kind}`} aria-hidden="true">
      <i style={look.style}>{look.text}</i>
    </span>
  );
}

/** The curve as CSS writes it, drawn: time to the right, the way upwards. */
function CurveSample({ curve }: { readonly curve: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (curve.match(/-?[\d.]+/g) ?? []).map(Number);
  return (
    <span className="token-sample token-sample--curve" aria-hidden="true">
      <svg viewBox="0 0 1 1" aria-hidden="true">
        <path d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`} />
      </svg>
    </span>
  );
}

interface Look {
  readonly kind: string;
  readonly style: CSSProperties;
  readonly text?: string;
}

function lookOf({ type, scale }: TokenDefinition, value: string): Look | undefined {
  if (type === 'fontFamily')
    return { kind: 'type', style: { fontFamily: `${value}, system-ui` }, text: 'Ag' };
  if (type === 'fontWeight') return { kind: 'type', style: { fontWeight: value }, text: 'Ag' };
  if (scale === 'text') return { kind: 'size', style: { fontSize: `min(${value}, 1.75rem)` }, text: 'A' };
  if (scale === 'leading') return { kind: 'lines', style: { lineHeight: value }, text: '≡' };
  if (scale === 'tracking') return { kind: 'type', style: { letterSpacing: value }, text: 'aaa' };
  if (scale === 'space' || scale === 'rhythm')
    return { kind: 'bar', style: { width: `min(${value}, 100%)` } };
  if (scale === 'width') return { kind: 'bar', style: { width: widthOf(value) } };
  if (scale === 'height') return { kind: 'high', style: { height: `min(${value}, 100%)` } };
  if (type === 'duration')
    return { kind: 'bar', style: { width: `min(${Number.parseFloat(value) / 15}px, 100%)` } };
  if (scale === 'radius') return { kind: 'corner', style: { borderTopLeftRadius: value } };
  if (type === 'shadow') return { kind: 'shadow', style: { boxShadow: value } };
  return undefined;
}

/** Columns are too wide for a row: they are drawn as parts of a window of 1440 pixels, small sizes as they are. */
function widthOf(value: string): string {
  const isWide = Number.parseFloat(value) * (value.endsWith('rem') ? 16 : 1) > 24;
  return isWide ? `min(calc(${value} / 30), 100%)` : value;
}
