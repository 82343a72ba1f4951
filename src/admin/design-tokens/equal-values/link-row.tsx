import { Link } from 'react-router';
import { blockDefinitions } from '#blocks/definitions.ts';
import { tokensWith } from '#tokens/resolve-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { editorPath } from '../../pages/page-tree.ts';
import { tokenLabel } from '../work/token-label.ts';
import { equalValuesWords as say } from './equal-values-words.ts';
import { type FoundLink, onlyTheme, othersOf } from './found-links.ts';
import { pageName } from './use-linking.ts';

interface LinkRowProps {
  readonly found: FoundLink;
  /** The tokens as they are published. */
  readonly published: TokenChanges;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChosen: (isChosen: boolean) => void;
}

/** One setting: what it says in both themes, where it stands, and whether it is to be linked. */
export function LinkRow({ found, published, isChosen, isDisabled, onChosen }: LinkRowProps) {
  const { page, place, link } = found;
  const block = blockDefinitions.get(place.block)?.label ?? place.block;
  const what = say.setting(block, place.label);
  const theme = onlyTheme(found);
  const others = othersOf(found).map(tokenLabel);
  return (
    <li className="equal-row">
      <label className="equal-row__choice">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isDisabled}
          aria-label={say.choose(what, pageName(page))}
          onChange={(event) => onChosen(event.target.checked)}
        />
        <Swatch light={place.light} dark={place.dark} />
        <span className="equal-row__words">
          <span className="equal-row__what">{what}</span>
          <span className="equal-row__where">{pageName(page)}</span>
          <span className="equal-row__value">
            {say.value(place.light ?? '', place.dark ?? '')}
            {theme && ` · ${say.inTheme[theme]}`}
            {others.length > 0 && ` · ${say.also(others.join(', '))}`}
          </span>
          {!page.hasDrafts && <span className="equal-row__value">{say.noDrafts}</span>}
          {link.alters && <Turns found={found} published={published} />}
        </span>
      </label>
      <Link
        className="equal-row__open"
        to={`${editorPath(page)}?${new URLSearchParams({ block: place.blockId, field: link.changes[0]?.path ?? '' })}`}
        aria-label={say.openOf(what, pageName(page))}
      >
        {say.open}
      </Link>
    </li>
  );
}

/** What linking would change to the eye: the theme in which the token is another colour. */
function Turns({ found: { place, link }, published }: Pick<LinkRowProps, 'found' | 'published'>) {
  const { alters, token } = link;
  if (!alters) return null;
  const name = token.split('.')[1] as keyof ReturnType<typeof tokensWith>['color'];
  return (
    <span className="equal-row__turns">
      <Swatch light={place[alters]} dark={tokensWith(published).color[name][alters]} />
      {say.turns[alters]}
    </span>
  );
}

/** Two colours side by side: of the light theme and of the dark one, or of before and after. */
export function Swatch({ light, dark }: { readonly light: string | null; readonly dark: string | null }) {
  return (
    <span className="token-sample token-sample--color" aria-hidden="true">
      <i style={{ background: light ?? undefined }} />
      <i style={{ background: dark ?? undefined }} />
    </span>
  );
}
