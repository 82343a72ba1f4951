import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { languages, resolveText } from '#content/language.ts';
import { identifierIssue, isSystemPage } from '#content/page.ts';
import { pagePath } from '#content/site-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { pagesQuery } from '../../data/queries.ts';
import { SelectInput } from '../../shared/select-input.tsx';
import { TextInput } from '../../shared/text-input.tsx';
import { words } from '../../words.ts';
import { FieldRow } from '../form/parts/field-row.tsx';
import { usePageFacts } from '../services/page-facts.ts';
import { useMove } from './use-move.ts';

/** Where the page stands: its identifier and the page it is below. Not in undo: visitors and redirects follow at once. */
export function PageAddress() {
  const facts = usePageFacts();
  if (isSystemPage(facts.identifier)) {
    return (
      <FieldRow label={words.settings.address}>
        <span className="panel__value">{pagePath(facts)}</span>
      </FieldRow>
    );
  }
  // A page that has moved begins again with what it has now.
  return <AddressForm key={pagePath(facts)} />;
}

function AddressForm() {
  const facts = usePageFacts();
  const [identifier, setIdentifier] = useState(facts.identifier);
  const [parentId, setParentId] = useState(facts.parentId ?? '');
  const parents = useParents();
  const { save, isPending, issue, issueOf, reset } = useMove();
  const parent = parents.find(({ id }) => id === parentId);
  const parentIdentifier = parent?.identifier ?? (parentId ? facts.parentIdentifier : null);
  const isMoved = identifier !== facts.identifier || parentId !== (facts.parentId ?? '');
  const wrong = isMoved ? identifierIssue(identifier, facts.kind) : undefined;
  const prefix = pagePath({ ...facts, identifier: '', parentIdentifier });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!wrong) save({ identifier, parentId: parentId || null });
  };
  return (
    <form className="settings__fact" onSubmit={submit}>
      <TextInput
        label={words.settings.address}
        value={identifier}
        prefix={prefix}
        spellCheck={false}
        autoComplete="off"
        help={isMoved ? words.settings.addressHelp : undefined}
        issue={wrong ?? issueOf('identifier') ?? issue}
        onValue={(text) => {
          reset();
          setIdentifier(text);
        }}
      />
      {facts.kind === 'page' && (
        <SelectInput
          label={words.settings.parent}
          value={parentId}
          issue={issueOf('parentId')}
          onValue={(chosen) => {
            reset();
            setParentId(chosen);
          }}
        >
          <option value="">{words.settings.noParent}</option>
          {parents.map((page) => (
            <option key={page.id} value={page.id}>
              {resolveText(page.title, languages[0])}
            </option>
          ))}
        </SelectInput>
      )}
      {isMoved && (
        <Button type="submit" className="button--small" disabled={isPending || wrong !== undefined}>
          {words.settings.move}
        </Button>
      )}
    </form>
  );
}

/** Pages that this one can stand below. */
function useParents() {
  const { id } = usePageFacts();
  const { data: pages = [] } = useQuery(pagesQuery);
  return pages.filter(
    (page) =>
      page.kind === 'page' && page.parentId === null && page.id !== id && !isSystemPage(page.identifier),
  );
}
