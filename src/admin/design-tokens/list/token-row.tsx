import { memo, type ReactNode } from 'react';
import { designTokens } from '#tokens/design-tokens.ts';
import type { Tokens } from '#tokens/resolve-tokens.ts';
import { toHex } from '#tokens/srgb.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import type { TokenDefinition, TokenSetting } from '#tokens/token-list.ts';
import { classNames } from '#ui/class-names.ts';
import { tokenWords } from '../work/design-tokens-words.ts';
import { tokenLabel } from '../work/token-label.ts';
import { TokenDetail } from './token-detail.tsx';
import { TokenSample } from './token-sample.tsx';

const say = tokenWords.token;

interface TokenRowProps {
  readonly token: TokenDefinition;
  /** The path of the token that it follows, where it has no value of its own. */
  readonly follows: string | undefined;
  /** As CSS writes it: in both themes, or the one text for both. */
  readonly shown: Tokens['color']['ink'] | string;
  readonly isChanged: boolean;
  readonly isOpen: boolean;
  /** Undefined for a row that is closed: what happens to other tokens is nothing to it. */
  readonly changes: TokenChanges | undefined;
  /** The same, for what is only looked at. */
  readonly settled: TokenChanges | undefined;
  readonly onOpen: (path: string | undefined) => void;
  readonly onSetting: (path: string, setting: TokenSetting | undefined) => void;
  readonly onGo: (path: string) => void;
  readonly children?: ReactNode;
}

/** One token: what it looks like, what it is for, and opened what it is set to. */
export const TokenRow = memo(function TokenRow(props: TokenRowProps) {
  const { token, follows, shown, isChanged, isOpen, changes, settled, onOpen, onSetting, onGo, children } =
    props;
  const label = tokenLabel(token.path);
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
        <span className="token__value">{follows ? tokenLabel(follows) : shortOf(text)}</span>
      </button>
      {isOpen && changes && settled && (
        <TokenDetail token={token} changes={changes} settled={settled} onSetting={onSetting} onGo={onGo}>
          {children}
        </TokenDetail>
      )}
    </li>
  );
});

/** What a token is for where its scale does not say it already. */
function isOwnUse({ scale, use }: TokenDefinition): boolean {
  return use !== designTokens[scale].$description;
}

/** A value in the room of a row: a colour as designers exchange it. */
function shortOf(text: string): string {
  const fluid = /^clamp\(([^,]+),[^,]+,\s*([^)]+)\)$/.exec(text);
  if (fluid) return `${fluid[1]} – ${fluid[2]}`;
  if (/^oklch\([^/]+\)$/.test(text)) return toHex(text);
  if (text.includes('oklch(')) return '';
  return text.replace('cubic-bezier(', '').replace(/\)$/, '').replaceAll('"', '');
}
