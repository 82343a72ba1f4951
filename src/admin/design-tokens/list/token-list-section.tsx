import { useCallback, useMemo, useRef } from 'react';
import { designTokens } from '#tokens/design-tokens.ts';
import { getResolvedTokens, type Tokens } from '#tokens/resolve-tokens.ts';
import { getTokenSetting, type TokenChanges } from '#tokens/token-changes.ts';
import { getAliasPath, isAlias, type TokenDefinition, type TokenSetting } from '#tokens/token-list.ts';
import { listSectionTokens, type SectionId } from '../work/token-sections.ts';
import type { TokenEditor } from '../work/use-token-editor.ts';
import { ContrastPairs } from './contrast-section.tsx';
import { TokenRow } from './token-row.tsx';

interface TokenListProps {
  readonly section: SectionId;
  readonly editor: TokenEditor;
  readonly opened: string | undefined;
  readonly onOpen: (path: string | undefined) => void;
  /** Opens a token, also of another section. */
  readonly onGo: (path: string) => void;
}

/** Lists the tokens of a section by scale, each with its control. */
export function TokenListSection({ section, editor, opened, onOpen, onGo }: TokenListProps) {
  const { changes, settled, change, drafted } = editor;
  const values = useMemo(() => getResolvedTokens(settled), [settled]);
  const isDrafted = new Set(drafted);
  const onSetting = useSetting(changes, change);
  return listSectionTokens(section).map((tokens) => {
    const [first] = tokens;
    if (!first) return null;
    return (
      <section key={first.scale} className="token-scale" aria-label={getScaleHeading(first)}>
        <h2 className="token-scale__title">{getScaleHeading(first)}</h2>
        <ul className="token-scale__list">
          {tokens.map((token) => (
            <TokenRow
              key={token.path}
              token={token}
              follows={getFollowedPath(token, settled)}
              shown={getTokenValue(values, token)}
              isChanged={isDrafted.has(token.path) || Object.hasOwn(settled, token.path)}
              isOpen={opened === token.path}
              changes={opened === token.path ? changes : undefined}
              settled={opened === token.path ? settled : undefined}
              onOpen={onOpen}
              onSetting={onSetting}
              onGo={onGo}
            >
              {opened === token.path && token.scale === 'color' && (
                <ContrastPairs path={token.path} changes={settled} />
              )}
            </TokenRow>
          ))}
        </ul>
      </section>
    );
  });
}

function getScaleHeading({ scale }: TokenDefinition): string {
  return designTokens[scale].$description;
}

function getTokenValue(values: Tokens, { scale, name }: TokenDefinition): Tokens['color']['ink'] | string {
  return (values[scale] as Readonly<Record<string, Tokens['color']['ink'] | string>>)[name] ?? '';
}

/** Returns a stable function, so that rows of other tokens do not render. */
function useSetting(changes: TokenChanges, change: TokenEditor['change']) {
  const latest = useRef(changes);
  latest.current = changes;
  return useCallback(
    (path: string, setting: TokenSetting | undefined) => {
      const { [path]: _, ...others } = latest.current;
      change(setting ? { ...others, [path]: setting } : others, path);
    },
    [change],
  );
}

function getFollowedPath(token: TokenDefinition, changes: TokenChanges): string | undefined {
  const { value } = getTokenSetting(token, changes);
  return isAlias(value) ? getAliasPath(value) : undefined;
}
