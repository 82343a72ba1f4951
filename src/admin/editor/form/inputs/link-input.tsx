import type { LinkField } from '#content/fields/field.ts';
import { words } from '../../../words.ts';
import { useExample, useFieldEdit, useFieldId } from '../parts/block-form.ts';
import { FieldRow } from '../parts/field-row.tsx';
import type { FieldInputProps } from '../parts/form-parts.ts';
import { LeaveEmpty } from '../parts/leave-empty.tsx';
import { panelWords } from '../parts/panel-words.ts';
import { checkText } from './check-value.ts';
import { PageCombo, useLinkedPages } from './page-combo.tsx';
import { RecognisedLink } from './recognised-link.tsx';
import { useFieldText } from './use-field-text.ts';

/** Where a link leads: one of our pages by its name, or any address; or an address of a certain kind. */
export function LinkInput(props: FieldInputProps<LinkField>) {
  return props.field.recognise ? <RecognisedLink {...props} /> : <PageLink {...props} />;
}

function PageLink({ field, value, path }: FieldInputProps<LinkField>) {
  const id = useFieldId(path);
  const { streamValue } = useFieldEdit(path, field.label);
  const stored = typeof value === 'string' ? value : '';
  const { text, issue, onText, onBlur } = useFieldText(stored, checkText(field), streamValue);
  const example = useExample(path);
  const pages = useLinkedPages();
  const target = pages.find((page) => page.id === stored);
  return (
    <FieldRow
      label={field.label}
      htmlFor={id}
      noteId={`${id}-note`}
      stacked
      issue={issue}
      help={target ? words.link.leadsTo(target.name) : example === '' ? field.help : panelWords.example}
      aside={example !== '' && <LeaveEmpty path={path} label={field.label} />}
    >
      <PageCombo
        label={field.label}
        id={id}
        text={text}
        onText={onText}
        onBlur={onBlur}
        placeholder={example || words.link.placeholder}
        describedBy={`${id}-note`}
      />
    </FieldRow>
  );
}
