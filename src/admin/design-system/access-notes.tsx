import { designSystemWords } from './design-system-words.ts';
import type { ComponentNotes } from './notes.ts';

const say = designSystemWords;

/** The keys of a component, its role, and what is heard of it. */
export function AccessNotes({ notes }: { readonly notes: ComponentNotes }) {
  return (
    <section className="access-notes" aria-label={say.access}>
      <h3 className="design-system__part">{say.access}</h3>
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
