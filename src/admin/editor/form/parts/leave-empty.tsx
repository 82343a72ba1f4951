import type { PathPart } from '#content/block/issue.ts';
import { panelWords } from '../../../forms/panel-words.ts';
import { useFieldEdit } from './block-form.ts';

interface Props {
  readonly path: readonly PathPart[];
  readonly label: string;
}

/**
 * Button that leaves a field empty on purpose: its placeholder is not rendered, and checks do not report it.
 */
export function LeaveEmpty({ path, label }: Props) {
  const { setValue } = useFieldEdit(path, label);
  return (
    <button
      type="button"
      className="text-button field__leave"
      aria-label={panelWords.leaveEmptyField(label)}
      onClick={() => setValue('')}
    >
      {panelWords.leaveEmpty}
    </button>
  );
}
