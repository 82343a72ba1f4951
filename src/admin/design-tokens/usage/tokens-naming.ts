import { settingOf, type TokenChanges } from '#tokens/token-changes.ts';
import { isAlias, pathOfAlias, tokenList } from '#tokens/token-list.ts';

/** The tokens that take their value from one, also by way of others, in either theme. In the order of the design. */
export function tokensNaming(path: string, changes: TokenChanges): string[] {
  const found = new Set([path]);
  for (let count = 0; count !== found.size; ) {
    count = found.size;
    for (const token of tokenList) {
      const { value, dark } = settingOf(token, changes);
      const names = [value, dark].filter(isAlias).map(pathOfAlias);
      if (names.some((name) => found.has(name))) found.add(token.path);
    }
  }
  return tokenList.map((token) => token.path).filter((each) => each !== path && found.has(each));
}
