import { useState } from 'react';
import { completeAddress } from '#content/address/full-address.ts';
import type { LinkField } from '#content/fields/field.ts';
import { checkText } from '../../../../forms/check-value.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { panelWords } from '../../../../forms/panel-words.ts';
import { type Checked, useFieldText } from '../../../../forms/use-field-text.ts';
import { AddressCombo, type LinkedPage } from '../../../../links/address-combo.tsx';
import { words } from '../../../../words.ts';
import { useExample, useFieldEdit, useFieldId } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';
import { LeaveEmpty } from '../../parts/leave-empty.tsx';
import { useLinkedPages } from '../text/page-combo.tsx';
import { RecognisedLink } from './recognised-link.tsx';
import { useDecks } from './use-decks.ts';

/**
 * Where a link leads: one of our pages by its name, or any address; an address of a certain kind; or what is shown in a frame,
 * which is one of our decks by its name, or any address.
 */
export function LinkInput(props: FieldInputProps<LinkField>) {
  if (props.field.recognise) return <RecognisedLink {...props} />;
  return props.field.framed ? <DeckLink {...props} /> : <PageLink {...props} />;
}

function PageLink(props: FieldInputProps<LinkField>) {
  return <AddressLink {...props} targets={useLinkedPages()} placeholder={words.link.placeholder} />;
}

function DeckLink(props: FieldInputProps<LinkField>) {
  const { deckPlaceholder, noDeck } = words.link;
  return <AddressLink {...props} targets={useDecks()} placeholder={deckPlaceholder} none={noDeck} />;
}

interface AddressLinkProps extends FieldInputProps<LinkField> {
  /** What is offered by its name. */
  readonly targets: readonly LinkedPage[];
  readonly placeholder: string;
  readonly none?: string;
}

function AddressLink({ field, value, path, targets, placeholder, none }: AddressLinkProps) {
  const id = useFieldId(path);
  const { streamValue } = useFieldEdit(path, field.label);
  const stored = typeof value === 'string' ? value : '';
  const { text, issue, onText, onBlur } = useFieldText(stored, checkAddress(field), streamValue);
  const [isTyping, setTyping] = useState(false);
  const example = useExample(path);
  const target = targets.find(({ id }) => id === text);
  return (
    <FieldRow
      label={field.label}
      htmlFor={id}
      noteId={`${id}-note`}
      stacked
      issue={isTyping && issue === words.link.noName ? undefined : issue}
      help={target ? words.link.leadsTo(target.name) : example === '' ? field.help : panelWords.example}
      aside={example !== '' && <LeaveEmpty path={path} label={field.label} />}
    >
      <AddressCombo
        label={field.label}
        id={id}
        text={text}
        onText={(typed) => {
          setTyping(true);
          onText(typed);
        }}
        onBlur={onBlur}
        onClosed={() => setTyping(false)}
        placeholder={example || placeholder}
        describedBy={`${id}-note`}
        pages={targets}
        none={none}
      />
    </FieldRow>
  );
}

/** A word is no address until a page is chosen by it: browsers would look for it below the page that it is on. */
function checkAddress(field: LinkField) {
  const check = checkText(field);
  return (text: string): Checked<string | number | undefined> => {
    const checked = check(text);
    if ('issue' in checked || text.trim() === '') return checked;
    const address = completeAddress(text);
    return address === undefined ? { issue: words.link.noName } : check(address);
  };
}
