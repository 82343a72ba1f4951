import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pagePath } from '#content/address/site-paths.ts';
import { languages, resolveText } from '#content/language/language.ts';
import { identifierIssue, isSystemPage } from '#content/page/page.ts';
import { pagesQuery } from '../../data/queries.ts';
import { FieldRow } from '../../forms/field-row.tsx';
import { SelectInput } from '../../forms/select-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { MoveConsequences } from '../../pages/move-consequences.tsx';
import { pageSettingsWords } from '../../pages/page-settings-words.ts';
import { words } from '../../words.ts';
import { usePageFacts } from '../services/page-facts.ts';
import { FactForm } from './fact-form.tsx';
import { useForeseenMove } from './use-foreseen-move.ts';
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
  const to = { identifier, parentId: parentId || null };
  // While it moves, and until the page is read again, what is known of it here is over.
  const foreseen = useForeseenMove(isMoved && !wrong && !isPending ? to : undefined);
  const prefix = pagePath({ ...facts, identifier: '', parentIdentifier });
  const change = (to: typeof typed) => {
    reset();
    setTyped({ ...typed, ...to });
  };
  return (
    <FactForm
      isChanged={isMoved}
      disabled={isPending || wrong !== undefined || foreseen.isRefused}
      button={pageSettingsWords.move}
      onSave={() => save(to)}
    >
      <TextInput
        label={words.settings.address}
        value={identifier}
        prefix={prefix}
        spellCheck={false}
        autoComplete="off"
        help={isMoved ? pageSettingsWords.addressHelp : undefined}
        issue={wrong ?? issueOf('identifier') ?? issue ?? foreseen.issueOf('identifier')}
        onValue={(text) => change({ identifier: text })}
      />
      {facts.kind === 'page' && (
        <SelectInput
          label={pageSettingsWords.parent}
          value={parentId}
          issue={issueOf('parentId') ?? foreseen.issueOf('parentId')}
          onValue={(chosen) => change({ parentId: chosen })}
        >
          <option value="">{pageSettingsWords.noParent}</option>
          {parents.map((page) => (
            <option key={page.id} value={page.id}>
              {resolveText(page.title, languages[0])}
            </option>
          ))}
        </SelectInput>
      )}
      {foreseen.state && <MoveConsequences {...foreseen.state} />}
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
