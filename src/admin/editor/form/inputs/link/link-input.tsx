import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { completeAddress } from '#content/address/full-address.ts';
import type { LinkField } from '#content/fields/field.ts';
import { isDeckType } from '#content/media/media-types.ts';
import { mediaQuery } from '../../../../data/media.ts';
import { checkText } from '../../../../forms/check-value.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { panelWords } from '../../../../forms/panel-words.ts';
import { type CheckResult, useFieldText } from '../../../../forms/use-field-text.ts';
import { AddressCombo, type LinkedPage } from '../../../../links/address-combo.tsx';
import { mediaWords } from '../../../../media/media-words.ts';
import { words } from '../../../../words.ts';
import { useEditor } from '../../../services/editor-context.ts';
import { useExample, useFieldEdit, useFieldId, useFormTargets } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';
import { LeaveEmpty } from '../../parts/leave-empty.tsx';
import { useLinkedPagesInPane } from '../text/page-combo.tsx';

/**
 * Input of a link: a page of this site by its title or any URL; a URL of one kind; or content of a frame,
 * which is a slide deck by its name or any URL.
 */
export function LinkInput(props: FieldInputProps<LinkField>) {
  if (props.field.recognise) return <RecognisedLink {...props} />;
  return props.field.framed ? <DeckLink {...props} /> : <PageLink {...props} />;
}

function PageLink(props: FieldInputProps<LinkField>) {
  return <AddressLink {...props} targets={useLinkedPagesInPane()} placeholder={words.link.placeholder} />;
}

function DeckLink(props: FieldInputProps<LinkField>) {
  const { deckPlaceholder, noDeck } = words.link;
  return <AddressLink {...props} targets={useDecks()} placeholder={deckPlaceholder} none={noDeck} />;
}

interface AddressLinkProps extends FieldInputProps<LinkField> {
  /** Pages that are offered by title. */
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

/** Rejects a bare word that matches no page, since browsers would resolve it relative to the current page. */
function checkAddress(field: LinkField) {
  const check = checkText(field);
  return (text: string): CheckResult<string | number | undefined> => {
    const checked = check(text);
    if ('issue' in checked || text.trim() === '') return checked;
    const address = completeAddress(text);
    return address === undefined ? { issue: words.link.noName } : check(address);
  };
}

/**
 * A URL of one kind: pasted, recognized and validated at once. Values derived from it are written in the same
 * step.
 */
function RecognisedLink({ field, value, path }: FieldInputProps<LinkField>) {
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
      help={describeLink(read?.name, example === '' ? field.help : panelWords.example)}
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

const describeLink = (name: string | undefined, help: string | undefined) =>
  name === undefined ? help : words.link.recognised(name);

/** Comes with the site, without an upload. */
const sampleDeck: LinkedPage = { id: '/slidedeck', name: words.link.sampleDeck };

/** Slide decks of the media library, latest first, as link targets. */
function useDecks(): readonly LinkedPage[] {
  const { data } = useQuery(mediaQuery);
  const decks = (data ?? []).filter(({ mimeType }) => isDeckType(mimeType));
  return [...decks.map(({ url, name }) => ({ id: url, name })), sampleDeck];
}
