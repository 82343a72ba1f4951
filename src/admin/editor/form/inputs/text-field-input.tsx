import type { ReactNode } from 'react';
import type { TextField } from '#content/fields/field.ts';
import type { PathPart } from '#content/issue.ts';
import { words } from '../../../words.ts';
import { useEditor, usePane } from '../../services/editor-context.ts';
import { useExample, useFieldEdit, useFieldId, useFormBlock } from '../parts/block-form.ts';
import { FieldRow } from '../parts/field-row.tsx';
import type { FieldInputProps } from '../parts/form-parts.ts';
import { LeaveEmpty } from '../parts/leave-empty.tsx';
import { useMixed } from '../parts/mixed.ts';
import { CaseSelect } from './case-select.tsx';
import { MarkdownInput } from './markdown-input.tsx';
import type { TextControlProps } from './text-control.ts';
import { textState } from './text-state.ts';

interface TextFieldInputProps extends FieldInputProps<TextField> {
  /** Small controls at the end of the label's line. */
  readonly aside?: ReactNode;
}

/** A text in one line, several lines, markdown, HTML or CSS; a translatable one in the current language. */
export function TextFieldInput({ field, value, path, aside }: TextFieldInputProps) {
  const block = useFormBlock();
  const language = usePane((view) => view.language);
  const { streamValue, setText } = useFieldEdit(path, field.label);
  const id = useFieldId(path);
  const { own, fallback } = field.translatable
    ? textState(block, value, language)
    : { own: typeof value === 'string' ? value : '', fallback: field.default };
  const example = useExample(path);
  const repeatsBlock = useRepeatsBlock(field, path);
  const mixed = useMixed(path);
  const input = {
    id,
    value: own,
    placeholder: mixed ? words.panel.mixed : fallback || example,
    lang: field.translatable ? language : undefined,
    'aria-describedby': `${id}-note`,
    onValue: (text: string) =>
      field.translatable ? setText(text) : streamValue(text === '' ? undefined : text),
  };
  const issue = field.required && own === '' && fallback === '' ? field.required : undefined;
  const fallbackHelp =
    field.translatable && fallback !== '' ? words.panel.fallback(words.languages[language]) : field.help;
  return (
    <FieldRow
      label={field.label}
      htmlFor={id}
      noteId={`${id}-note`}
      stacked
      quiet={repeatsBlock}
      issue={issue}
      help={example === '' ? fallbackHelp : words.panel.example}
      aside={
        (example !== '' || aside) && (
          <>
            {example !== '' && <LeaveEmpty path={path} label={field.label} />}
            {aside}
          </>
        )
      }
    >
      <TextControl format={field.format} input={input} />
    </FieldRow>
  );
}

/** True for the text of a block that is called by its very name. */
function useRepeatsBlock(field: TextField, path: readonly PathPart[]): boolean {
  const { definitions } = useEditor();
  const { type } = useFormBlock();
  return path.length === 1 && definitions.get(type)?.label === field.label;
}

function TextControl({
  format,
  input,
}: {
  readonly format: TextField['format'];
  readonly input: TextControlProps;
}) {
  const { onValue, ...rest } = input;
  if (format === 'case') return <CaseSelect {...input} />;
  if (format === 'markdown') return <MarkdownInput {...input} />;
  if (format === 'line') {
    return (
      <input {...rest} type="text" className="tool-input" onChange={(event) => onValue(event.target.value)} />
    );
  }
  const isCode = format === 'html' || format === 'css';
  return (
    <textarea
      {...rest}
      className={isCode ? 'tool-input tool-input--code' : 'tool-input'}
      spellCheck={!isCode}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
