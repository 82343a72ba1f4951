import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { describeTooltip } from '../../shared/tooltip/describe-tooltip.ts';
import { useDraft, useEditor } from '../services/editor-context.ts';
import { type Collaborator, formatInitials } from '../work/presence/people.ts';
import { presenceWords } from '../work/presence/presence-words.ts';
import './people-here.css';

/** Maximum that fits into the bar. */
const shownAtOnce = 3;

/**
 * Avatars of the other members who have the page open, in their colours. Clicking one goes to the block that
 * they edit.
 */
export function PeopleHere() {
  const { presence } = useEditor();
  const people = useStore(presence, (state) => state.people);
  if (people.length === 0) return null;
  const more = people.slice(shownAtOnce);
  return (
    <ul className="people" aria-label={presenceWords.label}>
      {people.slice(0, shownAtOnce).map((person) => (
        <li key={person.userId}>
          <Avatar person={person} />
        </li>
      ))}
      {more.length > 0 && (
        <li className="people__more" title={more.map(({ name }) => name).join(', ')}>
          {presenceWords.more(more.length)}
        </li>
      )}
    </ul>
  );
}

function Avatar({ person }: { readonly person: Collaborator }) {
  const { draft, definitions } = useEditor();
  const [blockId] = person.blockIds;
  const type = useDraft(({ tree }) => (blockId === undefined ? undefined : tree.find(blockId)?.block.type));
  const place = type && (definitions.get(type)?.label ?? type);
  const label = presenceWords.at(person.name, place);
  return (
    <button
      type="button"
      className="people__person"
      style={{ '--hue': person.hue } as CSSProperties}
      aria-label={label}
      data-initials={formatInitials(person.name)}
      {...describeTooltip(label)}
      onClick={() => type !== undefined && blockId !== undefined && draft.select(blockId)}
    />
  );
}
