import type { LinkField } from '#content/fields/field.ts';
import { checkText } from '../../../../forms/check-value.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { panelWords } from '../../../../forms/panel-words.ts';
import { useFieldText } from '../../../../forms/use-field-text.ts';
import { mediaWords } from '../../../../media/media-words.ts';
import { words } from '../../../../words.ts';
import { useEditor } from '../../../services/editor-context.ts';
import { useExample, useFieldId, useFormTargets } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';
import { LeaveEmpty } from '../../parts/leave-empty.tsx';

/** An address of a certain kind: pasted, recognised, and checked at once. What follows from it is written with it. */
export function RecognisedLink({ field, value, path }: FieldInputProps<LinkField>) {
  const id = useFieldId(path);
  const { editing } = useEditor();
  const targets = useFormTargets();
  const stored = typeof value === 'string' ? value : '';
  const commit = (address: unknown) => {
    const read = typeof address === 'string' ? field.recognise?.(address) : undefined;
    const beside = Object.entries(read?.sets ?? {}).map(([name, next]) => ({
      path: [...path.slice(0, -1), name],
      value: next,
    }));
    editing.streamValues(targets, [{ path, value: address }, ...beside], field.label);
  };
  const { text, issue, onText, onBlur } = useFieldText(stored, checkText(field), commit);
  const example = useExample(path);
  const read = stored === '' ? undefined : field.recognise?.(stored);
  const missing = stored === '' && example === '' ? field.required : undefined;
  return (
    <FieldRow
      label={field.label}
      htmlFor={id}
      noteId={`${id}-note`}
      stacked
      issue={issue ?? read?.issue ?? missing}
      help={helpOf(read?.name, example === '' ? field.help : panelWords.example)}
      aside={example !== '' && <LeaveEmpty path={path} label={field.label} />}
    >
      <input
        id={id}
        className="tool-input"
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={text}
        placeholder={example || mediaWords.address}
        aria-invalid={(issue ?? read?.issue) ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onText(event.target.value)}
        onBlur={onBlur}
      />
    </FieldRow>
  );
}

const helpOf = (name: string | undefined, help: string | undefined) =>
  name === undefined ? help : words.link.recognised(name);
