import { skipToken, useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#api/client.ts';
import { getPagePath } from '#content/address/site-paths.ts';
import { languages, resolveText } from '#content/language/language.ts';
import { findIdentifierIssue, isSystemPage } from '#content/page/page.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { pagesQuery } from '../../data/queries.ts';
import { FieldRow } from '../../forms/field-row.tsx';
import { SelectInput } from '../../forms/select-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { type ForeseenMove, MoveConsequences } from '../../pages/move-consequences.tsx';
import { pageSettingsWords } from '../../pages/page-settings-words.ts';
import { getEditorPath } from '../../pages/page-tree.ts';
import { usePaused } from '../../shared/use-paused.ts';
import { words } from '../../words.ts';
import { useEditor } from '../services/editor-context.ts';
import { RouteIdContext, useFactsRevision, usePageFacts } from '../services/page-facts.ts';
import { type MoveTo, movePage, tryMove } from '../work/page-api.ts';
import { FactForm } from './fact-form.tsx';
import { useFactSaver } from './use-fact-saver.ts';

/** Where the page stands: its identifier and the page it is below. Not in undo: visitors and redirects follow at once. */
export function PageAddressField() {
  const facts = usePageFacts();
  if (isSystemPage(facts.identifier)) {
    return (
      <FieldRow label={words.settings.address}>
        <span className="panel__value">{getPagePath(facts)}</span>
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
  const wrong = isMoved ? findIdentifierIssue(identifier, facts.kind) : undefined;
  const to = { identifier, parentId: parentId || null };
  // While it moves, and until the page is read again, what is known of it here is over.
  const foreseen = useForeseenMove(isMoved && !wrong && !isPending ? to : undefined);
  const prefix = getPagePath({ ...facts, identifier: '', parentIdentifier });
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

/** Long enough not to ask for every letter of an address. */
const pauseMs = 250;

/** What a move would change, asked for in a pause of the typing; nothing while there is no move to ask about. */
function useForeseenMove(to: MoveTo | undefined) {
  const routeId = use(RouteIdContext);
  const facts = usePageFacts();
  const ifMatch = useFactsRevision();
  const asked = to && JSON.stringify(to);
  const { value: paused, isBehind } = usePaused(asked, pauseMs);
  const { data, error } = useQuery({
    // Asked again where the page has been read anew.
    queryKey: ['pages', 'move', facts.id, paused, ifMatch],
    queryFn: to && !isBehind ? ({ signal }) => tryMove(routeId, facts, to, { ifMatch, signal }) : skipToken,
    // What others do to the tree meanwhile changes what this one does.
    staleTime: 0,
    gcTime: 0,
  });
  const refusal = !isBehind && error instanceof ApiError && error.status < 500 ? error : undefined;
  const state: ForeseenMove | undefined =
    to && !refusal ? (isBehind ? {} : { foreseen: data, isUnknown: error !== null && !data }) : undefined;
  return {
    state,
    /** The server would not do it. */
    isRefused: to !== undefined && refusal !== undefined,
    issueOf: (field: 'identifier' | 'parentId') => to && refusal && findIssue(refusal, field),
  };
}

/** What is said of no field in particular is about the address. */
function findIssue({ issues = [], message }: ApiError, field: string): string | undefined {
  const issue = issues.find(({ path }) => path === field)?.message;
  return issue ?? (field === 'identifier' && issues.length === 0 ? message : undefined);
}

/** Gives the page another address, and says where it is and what leads there. `moved` is called when it is there. */
function useMove(moved: () => void) {
  const { pageId } = useEditor();
  const facts = usePageFacts();
  const revision = useFactsRevision();
  const routeId = use(RouteIdContext);
  const navigate = useNavigate();
  const { show } = useToast();
  return useFactSaver(async (to: MoveTo) => {
    const { path, redirects } = await movePage(routeId, facts, to, revision);
    show({ text: pageSettingsWords.moved(path, redirects), tone: 'success' });
    // Opened by its old name, the screen would ask for what is no longer there.
    if (routeId !== pageId) void navigate(getEditorPath(facts), { replace: true });
  }, moved);
}
