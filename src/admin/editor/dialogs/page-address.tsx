import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { languages, resolveText } from '#content/language.ts';
import { identifierIssue, isSystemPage } from '#content/page.ts';
import { pagePath } from '#content/site-paths.ts';
import { pagesQuery } from '../../data/queries.ts';
import { SelectInput } from '../../shared/select-input.tsx';
import { TextInput } from '../../shared/text-input.tsx';
import { words } from '../../words.ts';
import { FieldRow } from '../form/parts/field-row.tsx';
import { usePageFacts } from '../services/page-facts.ts';
import { FactForm } from './fact-form.tsx';
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
  return <AddressForm />;
}

function AddressForm() {
  const facts = usePageFacts();
  const [typed, setTyped] = useState<{ readonly identifier?: string; readonly parentId?: string }>({});
  const { identifier = facts.identifier, parentId = facts.parentId ?? '' } = typed;
  const parents = useParents();
  const { save, isPending, issue, issueOf, reset } = useMove(() => setTyped({}));
  const parent = parents.find(({ id }) => id === parentId);
  const parentIdentifier = parent?.identifier ?? (parentId ? facts.parentIdentifier : null);
  const isMoved = identifier !== facts.identifier || parentId !== (facts.parentId ?? '');
  const wrong = isMoved ? identifierIssue(identifier, facts.kind) : undefined;
  const prefix = pagePath({ ...facts, identifier: '', parentIdentifier });
  const change = (to: typeof typed) => {
    reset();
    setTyped({ ...typed, ...to });
  };
  return (
    <FactForm
      isChanged={isMoved}
      disabled={isPending || wrong !== undefined}
      button={words.settings.move}
      onSave={() => save({ identifier, parentId: parentId || null })}
    >
      <TextInput
        label={words.settings.address}
        value={identifier}
        prefix={prefix}
        spellCheck={false}
        autoComplete="off"
        help={isMoved ? words.settings.addressHelp : undefined}
        issue={wrong ?? issueOf('identifier') ?? issue}
        onValue={(text) => change({ identifier: text })}
      />
      {facts.kind === 'page' && (
        <SelectInput
          label={words.settings.parent}
          value={parentId}
          issue={issueOf('parentId')}
          onValue={(chosen) => change({ parentId: chosen })}
        >
          <option value="">{words.settings.noParent}</option>
          {parents.map((page) => (
            <option key={page.id} value={page.id}>
              {resolveText(page.title, languages[0])}
            </option>
          ))}
        </SelectInput>
      )}
    </FactForm>
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
