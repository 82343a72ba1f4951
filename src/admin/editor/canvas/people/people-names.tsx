import { type CSSProperties, useRef } from 'react';
import { useStore } from 'zustand';
import { useDraft, useEditor } from '../../services/editor-context.ts';
import type { Collaborator } from '../../work/presence/people.ts';
import type { Box, ShownSize } from '../overlay/geometry.ts';
import { useBlockBoxes } from '../overlay/use-block-boxes.ts';
import { useFreePlace } from '../overlay/use-free-place.ts';
import './people-names.css';

interface PeopleNamesProps {
  readonly page: Document;
  readonly size: ShownSize;
}

/**
 * Shows the names of other members at the blocks they edit, in their colours. Blocks that are selected here
 * are left out, since the toolbar is there.
 */
export function PeopleNames({ page, size }: PeopleNamesProps) {
  const { presence } = useEditor();
  const people = useStore(presence, (state) => state.people);
  const selected = useDraft(({ selection }) => selection.ids);
  const byBlock = Map.groupBy(
    people.flatMap((person) => person.blockIds.map((blockId) => ({ person, blockId }))),
    ({ blockId }) => blockId,
  );
  const ids = [...byBlock.keys()].filter((id) => !selected.includes(id));
  const boxes = useBlockBoxes(page, ids.join(' '));
  return (
    // The top bar and the outline announce the same to screen readers.
    <div className="people-names" aria-hidden="true">
      {ids.map((id) => {
        const box = boxes.get(id);
        const here = byBlock.get(id)?.map(({ person }) => person) ?? [];
        return box && <Names key={id} page={page} size={size} box={box} people={here} />;
      })}
    </div>
  );
}

interface NamesProps extends PeopleNamesProps {
  readonly box: Box;
  readonly people: readonly Collaborator[];
}

function Names({ page, size, box, people }: NamesProps) {
  const element = useRef<HTMLDivElement>(null);
  const own = () => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = element.current ?? {};
    return { flat: { width, height } };
  };
  const name = people.map((person) => person.name).join();
  const { place, isOut } = useFreePlace({ page, block: box, size, own, name });
  const style = {
    translate: place && `${place.x}px ${place.y}px`,
    visibility: isOut || !place ? 'hidden' : undefined,
  } as const;
  return (
    <div ref={element} className="people-names__block" style={style}>
      {people.map((person) => (
        <span
          key={person.userId}
          className="people-names__name"
          style={{ '--hue': person.hue } as CSSProperties}
        >
          {person.name}
        </span>
      ))}
    </div>
  );
}
