import { useId, useState } from 'react';
import { tokensWith } from '#tokens/resolve-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { tokenLabel } from '../work/token-label.ts';
import { equalValuesWords as say } from './equal-values-words.ts';
import type { FoundLink, LinkGroup } from './found-links.ts';
import { LinkRow, Swatch } from './link-row.tsx';

/** Rows of a token that are drawn before somebody asks for all. */
const rowsAtFirst = 20;

interface LinkGroupListProps {
  readonly group: LinkGroup;
  readonly published: TokenChanges;
  readonly chosen: ReadonlySet<string>;
  readonly isDisabled: boolean;
  readonly onChosen: (links: readonly FoundLink[], isChosen: boolean) => void;
}

/** All settings that equal one token. */
export function LinkGroupList({ group, published, chosen, isDisabled, onChosen }: LinkGroupListProps) {
  const { token, links } = group;
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  const name = token.split('.')[1] as keyof ReturnType<typeof tokensWith>['color'];
  const { light, dark } = tokensWith(published).color[name];
  const count = links.filter(({ key }) => chosen.has(key)).length;
  return (
    <section className="equal-group" aria-labelledby={heading}>
      <label className="equal-group__head">
        <input
          type="checkbox"
          checked={count === links.length}
          disabled={isDisabled}
          aria-label={say.chooseAll(tokenLabel(token))}
          ref={(element) => {
            if (element) element.indeterminate = count > 0 && count < links.length;
          }}
          onChange={() => onChosen(links, count < links.length)}
        />
        <Swatch light={light} dark={dark} />
        <h3 className="equal-group__name" id={heading}>
          {tokenLabel(token)}
        </h3>
        <span className="equal-group__count">{say.found(links.length)}</span>
      </label>
      <ul className="equal-group__list">
        {(isWhole ? links : links.slice(0, rowsAtFirst)).map((found) => (
          <LinkRow
            key={found.key}
            found={found}
            published={published}
            isChosen={chosen.has(found.key)}
            isDisabled={isDisabled}
            onChosen={(isChosen) => onChosen([found], isChosen)}
          />
        ))}
      </ul>
      {!isWhole && links.length > rowsAtFirst && (
        <button type="button" className="text-button equal-group__all" onClick={() => setWhole(true)}>
          {say.showAll(links.length)}
        </button>
      )}
    </section>
  );
}
