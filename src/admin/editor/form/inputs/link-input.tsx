import { useQuery } from '@tanstack/react-query';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { LinkField } from '#content/fields/field.ts';
import { resolveText } from '#content/language.ts';
import { pagePath } from '#content/site-paths.ts';
import { pagesQuery } from '../../../data/queries.ts';
import { words } from '../../../words.ts';
import { usePane } from '../../services/editor-context.ts';
import { useExample, useFieldEdit, useFieldId } from '../parts/block-form.ts';
import { FieldRow } from '../parts/field-row.tsx';
import type { FieldInputProps } from '../parts/form-parts.ts';
import { LeaveEmpty } from '../parts/leave-empty.tsx';
import { checkText } from './check-value.ts';
import { RecognisedLink } from './recognised-link.tsx';
import { useFieldText } from './use-field-text.ts';
import './link-input.css';

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
  const query = text.trim().toLowerCase();
  const offered =
    query === '' || target
      ? pages
      : pages.filter((page) => `${page.name} ${page.id}`.toLowerCase().includes(query));
  return (
    <FieldRow
      label={field.label}
      htmlFor={id}
      noteId={`${id}-note`}
      stacked
      issue={issue}
      help={target ? words.link.leadsTo(target.name) : example === '' ? field.help : words.panel.example}
      aside={example !== '' && <LeaveEmpty path={path} label={field.label} />}
    >
      <ComboBox
        aria-label={field.label}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="focus"
        items={offered}
        inputValue={text}
        onInputChange={onText}
        onSelectionChange={(key) => key !== null && onText(String(key))}
        onBlur={onBlur}
        selectedKey={null}
      >
        <Input
          id={id}
          className="tool-input"
          placeholder={example || words.link.placeholder}
          aria-describedby={`${id}-note`}
        />
        <Popover className="link-popover react-aria-Popover" offset={4}>
          <ListBox<LinkedPage>
            className="link-list"
            renderEmptyState={() => <p className="link-list__none">{words.link.none}</p>}
          >
            {(page) => (
              <ListBoxItem className="link-list__page" id={page.id} textValue={page.id}>
                <span>{page.name}</span>
                <span className="link-list__path">{page.id}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </FieldRow>
  );
}

interface LinkedPage {
  /** The address as it is stored, without a language. */
  readonly id: string;
  readonly name: string;
}

function useLinkedPages(): LinkedPage[] {
  const { data } = useQuery(pagesQuery);
  const language = usePane((view) => view.language);
  return (data ?? [])
    .filter((page) => page.identifier !== '404')
    .map((page) => ({ id: pagePath(page), name: resolveText(page.title, language) || page.identifier }));
}
