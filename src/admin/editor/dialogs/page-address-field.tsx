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
import { type MoveTarget, movePage, tryMove } from '../work/page-api.ts';
import { FactForm } from './fact-form.tsx';
import { useFactSaver } from './use-fact-saver.ts';

/**
 * Form for the page's identifier and parent page. Outside of undo, since visitors and redirects are affected
 * at once.
 */
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
  const { save, isPending, issue, findIssue, reset } = useMove(() => setTyped({}));
  const parent = parents.find(({ id }) => id === parentId);
  const parentIdentifier = parent?.identifier ?? (parentId ? facts.parentIdentifier : null);
  const isMoved = identifier !== facts.identifier || parentId !== (facts.parentId ?? '');
  const wrong = isMoved ? findIdentifierIssue(identifier, facts.kind) : undefined;
  const to = { identifier, parentId: parentId || null };
  // During a move, and until the page is read again, the dry run is outdated.
  const foreseen = useMoveDryRun(isMoved && !wrong && !isPending ? to : undefined);
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
        issue={wrong ?? findIssue('identifier') ?? issue ?? foreseen.findIssue('identifier')}
        onValue={(text) => change({ identifier: text })}
      />
      {facts.kind === 'page' && (
        <SelectInput
          label={pageSettingsWords.parent}
          value={parentId}
          issue={findIssue('parentId') ?? foreseen.findIssue('parentId')}
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

/** Pages that can be its parent. */
function useParents() {
  const { id } = usePageFacts();
  const { data: pages = [] } = useQuery(pagesQuery);
  return pages.filter(
    (page) =>
      page.kind === 'page' && page.parentId === null && page.id !== id && !isSystemPage(page.identifier),
  );
}

/** Debounce of dry runs while typing, in ms. */
const pauseMs = 250;

/** Dry run of a move after a pause in typing; undefined without a move. */
function useMoveDryRun(to: MoveTarget | undefined) {
  const routeId = use(RouteIdContext);
  const facts = usePageFacts();
  const ifMatch = useFactsRevision();
  const asked = to && JSON.stringify(to);
  const { value: paused, isBehind } = usePaused(asked, pauseMs);
  const { data, error } = useQuery({
    // The revision is part of the key, so that a reload of the page's facts repeats the dry run.
    queryKey: ['pages', 'move', facts.id, paused, ifMatch],
    queryFn: to && !isBehind ? ({ signal }) => tryMove(routeId, facts, to, { ifMatch, signal }) : skipToken,
    // Changes of other pages can change the result.
    staleTime: 0,
    gcTime: 0,
  });
  const refusal = !isBehind && error instanceof ApiError && error.status < 500 ? error : undefined;
  const state: ForeseenMove | undefined =
    to && !refusal ? (isBehind ? {} : { foreseen: data, isUnknown: error !== null && !data }) : undefined;
  return {
    state,
    /** True if the server refuses the move. */
    isRefused: to !== undefined && refusal !== undefined,
    findIssue: (field: 'identifier' | 'parentId') => to && refusal && findIssue(refusal, field),
  };
}

/** Finds the issue of a field; issues without a field are shown at the address. */
function findIssue({ issues = [], message }: ApiError, field: string): string | undefined {
  const issue = issues.find(({ path }) => path === field)?.message;
  return issue ?? (field === 'identifier' && issues.length === 0 ? message : undefined);
}

/** Moves the page, and reports its new address and the number of redirects. `moved` is called afterwards. */
function useMove(moved: () => void) {
  const { pageId } = useEditor();
  const facts = usePageFacts();
  const revision = useFactsRevision();
  const routeId = use(RouteIdContext);
  const navigate = useNavigate();
  const { show } = useToast();
  return useFactSaver(async (to: MoveTarget) => {
    const { path, redirects } = await movePage(routeId, facts, to, revision);
    show({ text: pageSettingsWords.moved(path, redirects), tone: 'success' });
    // The URL has the old identifier, which no longer exists.
    if (routeId !== pageId) void navigate(getEditorPath(facts), { replace: true });
  }, moved);
}
