import { exactCss } from '#tokens/exchange/exact-css.ts';
import { resolveToken } from '#tokens/resolve-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import type { TokenDefinition, TokenSetting } from '#tokens/token-list.ts';
import { exchangeDialogWords as say } from './exchange-dialog-words.ts';

interface SettingSampleProps {
  /** Which of the two it is. */
  readonly label: string;
  readonly token: TokenDefinition;
  readonly setting: TokenSetting;
  /** What names of other tokens stand for. */
  readonly changes: TokenChanges;
}

/** What a token is set to: as text, and a colour as it looks in both themes. */
export function SettingSample({ label, token, setting, changes }: SettingSampleProps) {
  const withIt = { ...changes, [token.path]: setting };
  const text = textOf(token, setting);
  return (
    <span className="token-exchange__sample" title={text}>
      <span className="visually-hidden">{label}: </span>
      {token.type === 'color' && (
        <span className="token-exchange__swatches" aria-hidden="true">
          {(['light', 'dark'] as const).map((theme) => (
            <span
              key={theme}
              style={{ background: exactCss(token, resolveToken(token, withIt, theme).value, String) }}
            />
          ))}
        </span>
      )}
      <span className="token-exchange__text">{shortened(text)}</span>
    </span>
  );
}

/** As many decimals as anybody sees the difference of; the whole of it stands in the title. */
function shortened(text: string): string {
  return text.replace(/\d+\.\d{4,}/g, (number) => String(Number(Number(number).toFixed(3))));
}

function textOf(token: TokenDefinition, { value, dark, fluid }: TokenSetting): string {
  const written = (side: TokenSetting['value']) => exactCss(token, side, (path) => path);
  const text = dark === undefined ? written(value) : say.both(written(value), written(dark));
  return fluid ? say.grows(text) : text;
}
