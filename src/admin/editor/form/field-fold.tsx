import type { ReactNode } from 'react';
import type { FieldFold } from '#content/fields/field.ts';
import { panelWords } from '../../forms/panel-words.ts';
import './field-fold.css';

interface FieldFoldProps {
  readonly fold: FieldFold;
  /** True if a value is stored in one of the fields. */
  readonly isSet: boolean;
  readonly children: ReactNode;
}

/** A folded group of fields that few blocks need. A dot says that something is set. */
export function FoldedFields({ fold, isSet, children }: FieldFoldProps) {
  return (
    <details className="field-fold">
      <summary className="field-fold__name">
        {panelWords.folds[fold]}
        {isSet && <span className="field-fold__dot" role="img" aria-label={panelWords.isSet} />}
      </summary>
      <div className="field-fold__fields">{children}</div>
    </details>
  );
}
