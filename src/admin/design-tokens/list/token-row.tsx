import { type CSSProperties, memo, type ReactNode } from 'react';
import { designTokens } from '#tokens/design-tokens.ts';
import type { Tokens } from '#tokens/resolve-tokens.ts';
import { toHex } from '#tokens/srgb.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import type { TokenDefinition, TokenSetting } from '#tokens/token-list.ts';
import { classNames } from '#ui/class-names.ts';
import { formatTokenName } from '../../shared/tokens/format-token-name.ts';
import { tokenWords } from '../work/design-tokens-words.ts';
import { TokenDetail } from './token-detail.tsx';

const say = tokenWords.token;

interface TokenRowProps {
  readonly token: TokenDefinition;
  /** Path of the referenced token; undefined if the token has its own value. */
  readonly follows: string | undefined;
  /** CSS text: one per theme, or one for both. */
  readonly shown: Tokens['color']['ink'] | string;
  readonly isChanged: boolean;
  readonly isOpen: boolean;
  /** Undefined for a closed row, so that changes to other tokens do not render it. */
  readonly changes: TokenChanges | undefined;
  /** Deferred changes, for previews: they lag behind while dragging. */
  readonly settled: TokenChanges | undefined;
  readonly onOpen: (path: string | undefined) => void;
  readonly onSetting: (path: string, setting: TokenSetting | undefined) => void;
  readonly onGo: (path: string) => void;
  readonly children?: ReactNode;
}

/** Shows one token with a sample and its use; if open, with its controls. */
export const TokenRow = memo(function TokenRow(props: TokenRowProps) {
  const { token, follows, shown, isChanged, isOpen, changes, settled, onOpen, onSetting, onGo, children } =
    props;
  const label = formatTokenName(token.path);
  const text = typeof shown === 'string' ? shown : shown.light;
  return (
    <li className={classNames('token', isOpen && 'token--open')} id={`token-${token.path}`}>
      <button
        type="button"
        className="token__head"
        aria-expanded={isOpen}
        onClick={() => onOpen(isOpen ? undefined : token.path)}
      >
        <TokenSample token={token} shown={shown} />
        <span className="token__words">
          <span className="token__name">
            {label}
            {isChanged && (
              <span className="token__changed" title={say.changed}>
                <span className="visually-hidden">{say.changed}</span>
              </span>
            )}
          </span>
          {isOwnUse(token) && <span className="token__use">{token.use}</span>}
        </span>
        <span className="token__value">{follows ? formatTokenName(follows) : shortenValue(text)}</span>
      </button>
      {isOpen && changes && settled && (
        <TokenDetail token={token} changes={changes} settled={settled} onSetting={onSetting} onGo={onGo}>
          {children}
        </TokenDetail>
      )}
    </li>
  );
});

/** True if a token's use is not covered by its scale's. */
function isOwnUse({ scale, use }: TokenDefinition): boolean {
  return use !== designTokens[scale].$description;
}

/** Shortens a value to the width of a row; colours are written in hex. */
function shortenValue(text: string): string {
  const fluid = /^clamp\(([^,]+),[^,]+,\s*([^)]+)\)$/.exec(text);
  if (fluid) return `${fluid[1]} – ${fluid[2]}`;
  if (/^oklch\([^/]+\)$/.test(text)) return toHex(text);
  if (text.includes('oklch(')) return '';
  return text.replace('cubic-bezier(', '').replace(/\)$/, '').replaceAll('"', '');
}

interface TokenSampleProps {
  readonly token: TokenDefinition;
  readonly shown: { readonly light: string; readonly dark: string } | string;
}

/** Renders a sample of a token, in its own size where it has one. */
function TokenSample({ token, shown }: TokenSampleProps) {
  if (typeof shown !== 'string') {
    return (
      <span className="token-sample token-sample--color" aria-hidden="true">
        <i style={{ background: shown.light }} />
        <i style={{ background: shown.dark }} />
      </span>
    );
  }
  if (token.type === 'cubicBezier') return <CurveSample curve={shown} />;
  const look = getSampleLook(token, shown);
  if (!look) return <span className="token-sample" aria-hidden="true" />;
  return (
    <span className={`token-sample token-sample--${look.kind}`} aria-hidden="true">
      <i style={look.style}>{look.text}</i>
    </span>
  );
}

/** Draws an easing curve from its CSS text: time to the right, progress upwards. */
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

function getSampleLook({ type, scale }: TokenDefinition, value: string): Look | undefined {
  if (type === 'fontFamily')
    return { kind: 'type', style: { fontFamily: `${value}, system-ui` }, text: 'Ag' };
  if (type === 'fontWeight') return { kind: 'type', style: { fontWeight: value }, text: 'Ag' };
  if (scale === 'text') return { kind: 'size', style: { fontSize: value }, text: 'Aa' };
  if (scale === 'leading') return { kind: 'lines', style: { lineHeight: value }, text: '≡' };
  if (scale === 'tracking') return { kind: 'type', style: { letterSpacing: value }, text: 'aaa' };
  if (scale === 'space' || scale === 'rhythm')
    return { kind: 'bar', style: { width: `min(${value}, 100%)` } };
  if (scale === 'width') return { kind: 'bar', style: { width: getSampleWidth(value) } };
  if (scale === 'height') return { kind: 'high', style: { height: `min(${value}, 100%)` } };
  if (type === 'duration')
    return { kind: 'bar', style: { width: `min(${Number.parseFloat(value) / 15}px, 100%)` } };
  if (scale === 'radius') return { kind: 'corner', style: { borderTopLeftRadius: value } };
  if (type === 'shadow') return { kind: 'shadow', style: { boxShadow: value } };
  return undefined;
}

/** Returns a sample's width: columns as a share of a viewport of 1440 pixels, small sizes unchanged. */
function getSampleWidth(value: string): string {
  const isWide = Number.parseFloat(value) * (value.endsWith('rem') ? 16 : 1) > 24;
  return isWide ? `min(calc(${value} / 30), 100%)` : value;
}
