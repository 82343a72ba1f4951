import { Fragment } from 'react';
import { useStore } from 'zustand';
import {
  betweenKeys,
  formatStroke,
  isSwitchedOn,
  type Keystroke,
  listKeyLabels,
} from '../shared/keystroke.ts';
import { singleKeys } from '../shared/single-keys.ts';
import './shortcut-sheet.css';

export interface SheetLine {
  readonly id: string;
  readonly label: string;
  readonly strokes: readonly Keystroke[];
}

interface SheetGroupProps {
  readonly name: string;
  readonly lines: readonly SheetLine[];
}

/** A titled group of shortcuts on the shortcut sheet, without those that are switched off. */
export function SheetGroup({ name, lines }: SheetGroupProps) {
  useStore(singleKeys);
  const shown = lines.flatMap(({ strokes, ...line }) => {
    const on = strokes.filter(isSwitchedOn);
    return on.length > 0 ? { ...line, strokes: on } : [];
  });
  return (
    <section className="sheet__group">
      <h3 className="sheet__name">{name}</h3>
      <dl className="sheet__list">
        {shown.map((line) => (
          <div key={line.id} className="sheet__line">
            <dt>{line.label}</dt>
            <dd>
              {line.strokes.map((stroke) => (
                <Stroke key={formatStroke(stroke)} stroke={stroke} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Renders a cap for each key; screen readers read the stroke as one text. */
function Stroke({ stroke }: { readonly stroke: Keystroke }) {
  return (
    <kbd className="sheet__stroke">
      {listKeyLabels(stroke).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && <span className="visually-hidden">{betweenKeys}</span>}
          <kbd className="key">{name}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
