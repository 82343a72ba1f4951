import type { MouseEvent } from 'react';
import { componentsWords } from './components-words.ts';
import type { Specimen } from './specimen.ts';

const say = componentsWords;

interface SpecimenList {
  readonly name: string;
  readonly specimens: readonly Specimen[];
}

interface ComponentListProps {
  readonly idPrefix: string;
  readonly lists: readonly SpecimenList[];
  readonly query: string;
  readonly here: string;
  readonly choose: (name: string) => void;
}

/** The list of components, searched by name, variant and description. */
export function ComponentList({ idPrefix, lists, query, here, choose }: ComponentListProps) {
  const found = lists.map((list) => ({
    ...list,
    specimens: list.specimens.filter((specimen) => isFound(specimen, query)),
  }));
  if (found.every(({ specimens }) => specimens.length === 0)) {
    return <p className="component-list__none">{say.none(query.trim())}</p>;
  }
  return found.map(({ name, specimens }) =>
    specimens.length === 0 ? null : (
      <nav key={name} aria-labelledby={`${idPrefix}-${name}`}>
        <h2 className="component-list__name" id={`${idPrefix}-${name}`}>
          {name}
        </h2>
        <ul className="component-list">
          {specimens.map((specimen) => (
            <li key={specimen.name}>
              <a
                className="component-list__link"
                href={`?component=${specimen.name}`}
                aria-current={specimen.name === here ? 'page' : undefined}
                onClick={(event) => chooseHere(event, () => choose(specimen.name))}
              >
                {specimen.name}
                {specimen.variants.length > 1 && (
                  <span className="component-list__count" aria-hidden="true">
                    {specimen.variants.length}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    ),
  );
}

/** Chooses the component unless the link is opened in another tab. */
function chooseHere(event: MouseEvent, choose: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  choose();
}

function isFound({ name, variants, notes }: Specimen, query: string): boolean {
  const words = query.trim().toLowerCase();
  const said = [name, notes.about, ...variants.map((variant) => variant.name)].join(' ').toLowerCase();
  return said.includes(words) || said.replaceAll(' ', '').includes(words.replaceAll(' ', ''));
}
