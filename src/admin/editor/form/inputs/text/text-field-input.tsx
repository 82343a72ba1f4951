import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { PathPart } from '#content/block/issue.ts';
import type { TextField } from '#content/fields/field.ts';
import { resolveText } from '#content/language/language.ts';
import { pagesQuery } from '../../../../data/queries.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { useMixed } from '../../../../forms/mixed.ts';
import { panelWords } from '../../../../forms/panel-words.ts';
import { onDemand, useOnDemand } from '../../../../shared/on-demand.ts';
import { words } from '../../../../words.ts';
import { useActivePane, useEditor, useOwnPane, usePane } from '../../../services/editor-context.ts';
import type { Pane } from '../../../services/panes.ts';
import { useExample, useFieldEdit, useFieldId, useFormBlock } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';
import { LeaveEmpty } from '../../parts/leave-empty.tsx';
import { SourceChange } from '../../parts/source-change.tsx';
import { TextActions } from '../../parts/text-actions.tsx';
import { TextColumn, TextColumns, useColumns } from '../../parts/text-columns.tsx';
import { TextStateMark } from '../../parts/text-state-mark.tsx';
import { useTextState } from '../../parts/use-text-state.ts';
import { isCode } from './code-control.ts';
import { CodeInput } from './code-input.tsx';
import { MarkdownInput } from './markdown-input.tsx';
import { pastePlainText } from './paste-plain-text.ts';
import { SectionInput } from './section-input.tsx';
import type { TextControlProps } from './text-control.ts';
import { determineTextState } from './text-state.ts';
import { useWritingMode } from './writing-mode.ts';
import './text-field-input.css';

interface TextFieldInputProps extends FieldInputProps<TextField> {
  /** Small controls at the end of the label's line. */
  readonly aside?: ReactNode;
}

/**
 * A text: one line, several lines, Markdown, HTML or CSS. A translatable one is shown in the active language,
 * or in all side by side.
 */
export function TextFieldInput(props: TextFieldInputProps) {
  const { field, value } = props;
  const panes = useColumns(value, field.translatable);
  return panes.length > 0 ? <TextInColumns {...props} panes={panes} /> : <TextAlone {...props} />;
}

function TextAlone(props: TextFieldInputProps) {
  const { field, path, aside } = props;
  const { language, input, issue, help, example } = useTextInput(props);
  const found = useTextState(field, path, language);
  const place = { blockId: useFormBlock().id, path };
  return (
    <FieldRow
      label={field.label}
      htmlFor={input.id}
      noteId={`${input.id}-note`}
      stacked
      quiet={useRepeatsBlock(field, path)}
      issue={issue}
      help={help}
      aside={
        (found || aside) && (
          <span className="text-state__aside">
            {found && <TextActions place={place} label={field.label} language={language} found={found} />}
            {example !== '' && <LeaveEmpty path={path} label={field.label} />}
            {found && <TextStateMark state={found.state} language={language} />}
            {aside}
          </span>
        )
      }
    >
      <TextControl format={field.format} input={input} />
      {found?.state === 'outdated' && found.from && <SourceChange from={found.from} />}
    </FieldRow>
  );
}

interface TextInColumnsProps extends TextFieldInputProps {
  readonly panes: readonly Pane[];
}

function TextInColumns({ panes, aside, ...props }: TextInColumnsProps) {
  const { field, path } = props;
  return (
    <FieldRow
      label={field.label}
      htmlFor={useFieldId(path)}
      stacked
      quiet={useRepeatsBlock(field, path)}
      help={field.help}
      aside={aside}
    >
      <TextColumns panes={panes}>
        <ColumnOfText {...props} />
      </TextColumns>
    </FieldRow>
  );
}

/** A text in the language of its frame. The active column has the id of the field. */
function ColumnOfText(props: FieldInputProps<TextField>) {
  const { field, path } = props;
  const pane = useOwnPane();
  const isActive = useActivePane().id === pane.id;
  const { language, input, issue, help, example } = useTextInput(props);
  const found = useTextState(field, path, language);
  const place = { blockId: useFormBlock().id, path };
  const id = isActive ? input.id : `${input.id}-${language}`;
  const named = {
    ...input,
    id,
    'aria-label': words.translations.field(field.label, words.languages[language]),
  };
  return (
    <TextColumn
      pane={pane}
      isActive={isActive}
      head={
        <>
          {found && <TextStateMark state={found.state} language={language} />}
          {found && <TextActions place={place} label={field.label} language={language} found={found} />}
          {example !== '' && <LeaveEmpty path={path} label={field.label} />}
        </>
      }
    >
      <TextControl format={field.format} input={named} />
      {found?.state === 'outdated' && found.from && <SourceChange from={found.from} />}
      <p className="text-column__note" id={input['aria-describedby']}>
        {issue ?? (help === field.help ? undefined : help)}
      </p>
    </TextColumn>
  );
}

/** State of a text input in the language of its frame, with its notes. */
function useTextInput({ field, value, path }: FieldInputProps<TextField>) {
  const block = useFormBlock();
  const language = usePane((view) => view.language);
  const { streamValue, setText } = useFieldEdit(path, field.label);
  const id = useFieldId(path);
  const { own, fallback, leftOut } = field.translatable
    ? determineTextState(block, value, language)
    : { own: typeof value === 'string' ? value : '', fallback: field.default, leftOut: false };
  const example = useExample(path);
  const mixed = useMixed(path);
  const input = {
    id,
    label: field.label,
    value: own,
    placeholder: mixed ? words.panel.mixed : fallback || example,
    lang: field.translatable ? language : undefined,
    'aria-describedby': `${id}-note`,
    onValue: (text: string) =>
      field.translatable ? setText(text, language) : streamValue(text === '' ? undefined : text),
  };
  const room = countCharactersLeft(field, own);
  const issue = field.required && own === '' && fallback === '' ? field.required : room.issue;
  const named = words.languages[language];
  const textHelp = leftOut
    ? panelWords.leftOut(named)
    : field.translatable && fallback !== ''
      ? words.panel.fallback(named)
      : field.help;
  const help = room.help ?? (example === '' ? textHelp : panelWords.example);
  return { language, input, issue, help, example };
}

/** True if the field has the same label as its block. */
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
  const { clipboard } = useEditor();
  const { onValue, label: _label, ...rest } = input;
  if (format === 'case') return <CaseSelect {...input} />;
  if (format === 'section') return <SectionInput {...input} />;
  if (format === 'markdown') return <WritingInput {...input} />;
  if (format === 'line') {
    return (
      <input
        {...rest}
        type="text"
        className="tool-input"
        onChange={(event) => onValue(event.target.value)}
        onPaste={(event) => pastePlainText(event, { lines: false, clipboard })}
      />
    );
  }
  if (isCode(format)) return <CodeInput {...input} language={format} />;
  return (
    <textarea
      {...rest}
      className="tool-input"
      spellCheck
      onChange={(event) => onValue(event.target.value)}
      onPaste={(event) => pastePlainText(event, { lines: true, clipboard })}
    />
  );
}

/** Select for a case by its title; a stored value that is no case stays an option. */
function CaseSelect({ value, onValue, placeholder: _none, lang: _shared, ...rest }: TextControlProps) {
  const { data } = useQuery(pagesQuery);
  const language = usePane((view) => view.language);
  const cases = (data ?? [])
    .filter((page) => page.kind === 'case')
    .map((page) => ({ id: page.identifier, name: resolveText(page.title, language) || page.identifier }));
  const unknown = value !== '' && !cases.some(({ id }) => id === value);
  return (
    <select {...rest} className="tool-input" value={value} onChange={(event) => onValue(event.target.value)}>
      <option value="">{words.link.noCase}</option>
      {unknown && <option value={value}>{value}</option>}
      {cases.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Part of the maximum length from which the remaining characters are shown. */
const warnFrom = 0.9;

/** Note about the length of a text; empty until it comes near the limit. */
export function countCharactersLeft(
  { longest }: Pick<TextField, 'longest'>,
  text: string,
): { readonly help?: string; readonly issue?: string } {
  const left = longest - text.length;
  if (left < 0) return { issue: panelWords.tooLong(-left, longest) };
  return text.length > longest * warnFrom ? { help: panelWords.roomLeft(left) } : {};
}

const richText = onDemand(() => import('./rich-text-input.tsx'));

/** A text with formatting: as rich text, or as Markdown. */
function WritingInput(props: TextControlProps) {
  return useWritingMode() === 'source' ? <MarkdownInput {...props} /> : <LazyRichText {...props} />;
}

/** Falls back to Markdown if the rich text editor fails to load, so that a text can always be edited. */
function LazyRichText(props: TextControlProps) {
  const { part, failed } = useOnDemand(richText);
  const soon = useRef<HTMLTextAreaElement>(null);
  if (failed) return <MarkdownInput {...props} />;
  if (part) {
    const hadFocus = soon.current !== null && document.activeElement === soon.current;
    // Another field or language is another text, with a new editor. The id of the field moves to the active
    // language.
    return (
      <part.RichTextInput key={`${props['aria-describedby']} ${props.lang}`} {...props} focusNow={hadFocus} />
    );
  }
  const { label, onValue, ...rest } = props;
  return (
    <div className="markdown">
      <div className="markdown__tools" aria-hidden="true" />
      {/* Typing also works before the editor is loaded. */}
      <textarea
        {...rest}
        ref={soon}
        className="writing writing--soon"
        aria-label={rest['aria-label'] ?? label}
        aria-busy="true"
        onChange={(event) => onValue(event.target.value)}
      />
    </div>
  );
}
