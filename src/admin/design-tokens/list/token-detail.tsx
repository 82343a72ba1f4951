import { type ReactNode, useId } from 'react';
import type { Theme } from '#tokens/light-dark.ts';
import { resolveToken } from '#tokens/resolve-tokens.ts';
import { getTokenSetting, type TokenChanges } from '#tokens/token-changes.ts';
import {
  type Alias,
  canBeFluid,
  getAliasPath,
  isAlias,
  isThemed,
  type TokenDefinition,
  type TokenSetting,
  tokenList,
} from '#tokens/token-list.ts';
import type { TokenValues } from '#tokens/token-value.ts';
import { formatTokenName } from '../../shared/tokens/format-token-name.ts';
import { FluidControl } from '../controls/dimension-control.tsx';
import { ValueControl } from '../controls/value-control.tsx';
import { TokenUsage } from '../usage/token-usage.tsx';
import { tokenWords } from '../work/design-tokens-words.ts';

const say = tokenWords.token;

interface TokenPartProps {
  readonly token: TokenDefinition;
  readonly changes: TokenChanges;
  readonly onSetting: (path: string, setting: TokenSetting | undefined) => void;
  /** Opens another token. */
  readonly onGo: (path: string) => void;
}

interface TokenDetailProps extends TokenPartProps {
  /** Deferred changes, for previews: they lag behind while dragging. */
  readonly settled: TokenChanges;
  readonly children?: ReactNode;
}

/** Edits all settings of one token. */
export function TokenDetail(props: TokenDetailProps) {
  const { token, changes, settled, onSetting, children } = props;
  const setting = getTokenSetting(token, changes);
  const isApart = setting.dark !== undefined;
  const change = (next: TokenSetting) => onSetting(token.path, next);
  const setApart = (apart: boolean) => {
    const { dark: _, ...same } = setting;
    change(apart ? { ...setting, dark: resolveToken(token, changes, 'dark').value } : same);
  };
  return (
    <div className="token-detail">
      {isThemed(token) ? (
        <>
          <div className="token-detail__themes">
            <ThemeValue {...props} theme="light" label={isApart ? say.light : say.both} setting={setting} />
            {isApart && <ThemeValue {...props} theme="dark" label={say.dark} setting={setting} />}
          </div>
          <label className="token-check">
            <input type="checkbox" checked={isApart} onChange={(event) => setApart(event.target.checked)} />
            {say.apart}
          </label>
        </>
      ) : (
        <ThemeValue {...props} theme="light" label={undefined} setting={setting} />
      )}
      {canBeFluid(token) && !isAlias(setting.value) && (
        <FluidControl
          value={setting.value as TokenValues['dimension']}
          fluid={setting.fluid}
          onFluid={(fluid) => {
            const { fluid: _, ...still } = setting;
            change(fluid ? { ...still, fluid } : still);
          }}
        />
      )}
      {Object.hasOwn(changes, token.path) && (
        <button type="button" className="text-button" onClick={() => onSetting(token.path, undefined)}>
          {say.reset}
        </button>
      )}
      {children}
      <TokenUsage path={token.path} changes={settled} />
    </div>
  );
}

interface ThemeValueProps extends TokenPartProps {
  readonly theme: Theme;
  readonly label: string | undefined;
  readonly setting: TokenSetting;
}

/** Edits the value in one theme: a reference to another token, or a value. */
function ThemeValue({ token, changes, onSetting, onGo, theme, label, setting }: ThemeValueProps) {
  const value = theme === 'dark' && setting.dark !== undefined ? setting.dark : setting.value;
  const put = (next: TokenSetting['value']) =>
    onSetting(token.path, { ...setting, [theme === 'dark' ? 'dark' : 'value']: next });
  return (
    <fieldset className="theme-value" data-theme-value={theme}>
      {label && <legend className="theme-value__theme">{label}</legend>}
      <AliasSelect
        token={token}
        value={value}
        onAlias={(alias) => put(alias ?? resolveToken(token, changes, theme).value)}
      />
      {isAlias(value) && (
        <button type="button" className="text-button" onClick={() => onGo(getAliasPath(value))}>
          {say.goTo(formatTokenName(getAliasPath(value)))}
        </button>
      )}
      {!isAlias(value) && <ValueControl token={token} value={value} onValue={put} />}
    </fieldset>
  );
}

interface AliasSelectProps {
  readonly token: TokenDefinition;
  readonly value: TokenSetting['value'];
  readonly onAlias: (alias: Alias | undefined) => void;
}

/** Selects a referenced token. A role may refer to primitives of its type; primitives refer to nothing. */
function AliasSelect({ token, value, onAlias }: AliasSelectProps) {
  const id = useId();
  const options = tokenList.filter(
    (other) =>
      other.path !== token.path &&
      other.type === token.type &&
      other.unit === token.unit &&
      token.scale !== 'palette' &&
      (token.type === 'color' ? other.scale === 'palette' : other.scale === token.scale),
  );
  if (options.length === 0) return null;
  return (
    <div className="alias-select">
      <label className="number-field__label" htmlFor={id}>
        {say.linkedTo}
      </label>
      <select
        id={id}
        className="tool-select"
        value={isAlias(value) ? value : ''}
        onChange={(event) => onAlias(event.target.value === '' ? undefined : (event.target.value as Alias))}
      >
        <option value="">{say.own}</option>
        {isAlias(value) && !options.some(({ path }) => `{${path}}` === value) && (
          <option value={value}>{value}</option>
        )}
        {options.map(({ path }) => (
          <option key={path} value={`{${path}}`}>
            {formatTokenName(path)}
          </option>
        ))}
      </select>
    </div>
  );
}
