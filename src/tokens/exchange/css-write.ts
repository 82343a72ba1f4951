import { getTokenSetting, type TokenChanges } from '../token-changes.ts';
import { exchangedTokens, isAlias, type TokenDefinition, type TokenSetting } from '../token-list.ts';
import type { TokenValues } from '../token-value.ts';
import { formatExactCss, formatExactFluid } from './exact-css.ts';

/** Returns the name of a token's custom property. */
function formatProperty(path: string): string {
  return `--${path.replaceAll('.', '-')}`;
}

/**
 * Writes a studio's tokens as custom properties: for the light theme, the selected dark theme and the
 * system's dark theme.
 */
export function writeCss(changes: TokenChanges): string {
  const settings = exchangedTokens.map((token) => [token, getTokenSetting(token, changes)] as const);
  const light = settings.map(([token, setting]) => declare(token, setting, setting.value));
  const dark = settings.flatMap(([token, setting]) =>
    setting.dark === undefined ? [] : [declare(token, setting, setting.dark)],
  );
  return [
    formatRule(':root', ['color-scheme: light', ...light]),
    formatRule("[data-theme='dark']", ['color-scheme: dark', ...dark]),
    `@media (prefers-color-scheme: dark) {\n${indent(formatRule(":root:not([data-theme='light'])", ['color-scheme: dark', ...dark]))}\n}`,
    '',
  ].join('\n\n');
}

function declare(token: TokenDefinition, { fluid }: TokenSetting, value: TokenSetting['value']): string {
  const written =
    fluid && !isAlias(value)
      ? formatExactFluid(value as TokenValues['dimension'], fluid)
      : formatExactCss(token, value, (path) => `var(${formatProperty(path)})`);
  return `${formatProperty(token.path)}: ${written}`;
}

function formatRule(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.map((each) => `  ${each};`).join('\n')}\n}`;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}
