import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { SidePanel } from '#ui/side-panel/side-panel.tsx';
import { destinations } from '../shared/navigation.ts';
import { SearchBox } from '../shared/search-box.tsx';
import { useFilterInAddress } from '../shared/use-filter-in-address.ts';
import { words } from '../words.ts';
import { createViewReader, findSpecimen, writeCatalogueView } from './catalogue-view.ts';
import { ComponentList } from './component-list.tsx';
import { componentsWords } from './components-words.ts';
import { editorSpecimens } from './editor-specimens.ts';
import { freeKnobs, KnobsPanel } from './knobs-panel.tsx';
import type { ComponentNotes } from './notes.ts';
import { siteSpecimens } from './site-specimens.ts';
import { Stage } from './stage.tsx';
import '#ui/button/button-navigation.css';
import '#ui/card/card.css';
import '#ui/catalogue/catalogue.css';
import '#ui/catalogue/form-samples.css';
import '#ui/resize-frame/resize-frame.css';
import '#ui/side-panel/side-panel.css';
import '#ui/switch/switch.css';
import './components.css';

const say = componentsWords;
const specimens = [...siteSpecimens, ...editorSpecimens];
const address = { read: createViewReader(specimens), write: writeCatalogueView };

/** `/admin/components`: every component live, with its controls and accessibility notes. */
export function ComponentsScreen() {
  const [shown, setShown] = useFilterInAddress(address);
  const [knobs, setKnobs] = useState(freeKnobs);
  const [isListOpen, setListOpen] = useState(false);
  const specimen = findSpecimen(specimens, shown.component);
  if (!specimen) throw new Error('There are no components.');

  const choose = (component: string) => {
    setListOpen(false);
    setKnobs(freeKnobs);
    setShown({ ...shown, component, variant: undefined, state: 'usual' });
  };
  const list = (
    <ComponentFinder
      query={shown.query}
      setQuery={(query) => setShown({ ...shown, query })}
      here={specimen.name}
      choose={choose}
    />
  );
  const isSite = siteSpecimens.includes(specimen);
  const props = { specimen, shown, knobs, isSite };
  return (
    <div className="components-screen">
      <title>{`${specimen.name} · ${destinations.components.label} · ${words.product}`}</title>
      <aside className="components-screen__list">
        <h1 className="components-screen__title">{destinations.components.label}</h1>
        <div className="components-screen__finder">{list}</div>
        <span className="components-screen__open">
          <Button
            iconEnd={<ChevronDown aria-hidden="true" />}
            aria-label={say.choose(specimen.name)}
            onClick={() => setListOpen(true)}
          >
            {specimen.name}
          </Button>
        </span>
      </aside>
      {isListOpen && (
        <SidePanel
          title={say.components}
          width={300}
          closeLabel={words.close}
          onClose={() => setListOpen(false)}
        >
          {list}
        </SidePanel>
      )}
      <section className="components-screen__work" aria-labelledby="components-screen-name">
        <header className="components-screen__head">
          <h2 className="components-screen__name" id="components-screen-name">
            {specimen.name}
          </h2>
          <p className="components-screen__about">{specimen.notes.about}</p>
        </header>
        <Stage key={specimen.name} {...props} />
        <AccessNotes notes={specimen.notes} />
      </section>
      <KnobsPanel {...props} setShown={setShown} setKnobs={setKnobs} />
    </div>
  );
}

interface FinderProps {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly here: string;
  readonly choose: (name: string) => void;
}

function ComponentFinder({ query, setQuery, here, choose }: FinderProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    // Scrolls the list to the component in the URL.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <SearchBox
        label={say.search}
        input={input}
        query={query}
        setQuery={setQuery}
        goToFirst={() => list.current?.querySelector<HTMLElement>('a')?.focus()}
      />
      <div ref={list} className="component-lists">
        <ComponentList
          idPrefix={id}
          query={query}
          here={here}
          lists={[
            { name: say.lists.site, specimens: siteSpecimens },
            { name: say.lists.editor, specimens: editorSpecimens },
          ]}
          choose={choose}
        />
      </div>
    </>
  );
}

/** A component's keys, role and screen reader output. */
function AccessNotes({ notes }: { readonly notes: ComponentNotes }) {
  return (
    <section className="access-notes" aria-label={say.access}>
      <h3 className="components-screen__part">{say.access}</h3>
      <dl className="access-notes__list">
        <dt>{say.keyboard}</dt>
        <dd>{notes.keys.length === 0 ? say.noKeys : <Keys keys={notes.keys} />}</dd>
        <dt>{say.role}</dt>
        <dd>{notes.role}</dd>
        <dt>{say.said}</dt>
        <dd>{notes.said}</dd>
      </dl>
    </section>
  );
}

function Keys({ keys }: Pick<ComponentNotes, 'keys'>) {
  return (
    <ul className="access-notes__keys">
      {keys.map(([key, does]) => (
        <li key={key}>
          <kbd className="key">{key}</kbd> {does}
        </li>
      ))}
    </ul>
  );
}
