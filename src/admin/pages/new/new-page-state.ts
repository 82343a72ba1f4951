import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PageInList } from '#api/schemas/page.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { suggestIdentifier } from '#content/address/slug.ts';
import { defaultLanguage, type Language, languages } from '#content/language/language.ts';
import { findIdentifierIssue, isSystemPage, type PageKind } from '#content/page/page.ts';
import { hierarchyQuery } from '../../data/hierarchy-query.ts';
import { pageQuery } from '../../data/queries.ts';
import { getPageTitle } from '../page-title.ts';
import { buildPageRows } from '../page-tree.ts';
import { casesPage } from './case-card.ts';
import { findCaseGroup } from './case-entries.ts';
import type { PagePlan } from './make-page.ts';
import { newPageWords as say } from './new-page-words.ts';
import { findFittingPoint, type StartingPoint } from './starting-point.ts';

/** Sections are saved from blocks of a page. */
export type NewPageKind = Exclude<PageKind, 'section'>;

/** Values of the form. */
export interface NewPageDraft {
  readonly kind: NewPageKind;
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  /** Undefined while it follows the title. */
  readonly typedIdentifier: string | undefined;
  readonly parentId: string;
  readonly before: string;
  readonly start: StartingPoint;
  readonly source: string;
  /** The case before whose card the new one is inserted, `behind` for the end, or '' for no card. */
  readonly card: string;
}

/** The form's values. Until a starting point is chosen (undefined), the kind's default one is used. */
type NewPageValues = Omit<NewPageDraft, 'start'> & { readonly start: StartingPoint | undefined };

/** Value for the end of the cards. It can't be an identifier, because those have no spaces. */
export const behindAll = 'behind all';

/** State of the form: its values, options and errors. */
export function useNewPage(suggestedKind: NewPageKind) {
  const [filled, setFilled] = useState<NewPageValues>({
    kind: suggestedKind,
    titles: {},
    typedIdentifier: undefined,
    parentId: '',
    before: '',
    start: undefined,
    source: '',
    card: '',
  });
  const [tried, setTried] = useState(false);
  const change = (changed: Partial<NewPageDraft>) => setFilled((before) => ({ ...before, ...changed }));
  const draft: NewPageDraft = { ...filled, start: filled.start ?? findFittingPoint(filled.kind) };
  const pages = useOtherPages(draft);
  const cards = useCaseCards(pages.all, draft.kind === 'case');
  const title = draft.titles[defaultLanguage]?.trim() ?? '';
  const identifier = draft.typedIdentifier ?? suggestIdentifier(title, draft.kind);
  const taken = pages.all.find((page) => page.identifier === identifier);
  const problem = findIdentifierIssue(identifier, draft.kind) ?? (taken && say.taken(getPageTitle(taken)));
  // An empty URL is no error until something has been typed or submitted.
  const isAddressShown = identifier !== '' || tried || draft.typedIdentifier !== undefined;
  const issues = {
    title: tried && title === '' ? say.noTitle : undefined,
    address: isAddressShown ? problem : undefined,
    source: tried && draft.start === 'copy' && draft.source === '' ? say.noCopy : undefined,
  };
  const isWhole = title !== '' && !problem && (draft.start !== 'copy' || draft.source !== '');
  return {
    draft,
    change,
    identifier,
    isFree: identifier !== '' && !problem && pages.areKnown,
    pages,
    cards,
    issues,
    /** Validates the form, which shows errors from then on. Returns the plan if there are none. */
    submit(): PagePlan | undefined {
      setTried(true);
      return isWhole ? createPlan(draft, identifier) : undefined;
    },
  };
}

function createPlan(draft: NewPageDraft, identifier: string): PagePlan {
  const { kind, titles, parentId, before, start, source, card } = draft;
  const written = languages.flatMap((language) => {
    const text = titles[language]?.trim() ?? '';
    return text === '' ? [] : [[language, text]];
  });
  return {
    kind,
    title: Object.fromEntries(written),
    identifier,
    parentId: kind === 'page' && parentId !== '' ? parentId : null,
    before: before === '' ? null : before,
    start,
    source: start === 'copy' ? source : undefined,
    card: kind !== 'case' || card === '' ? undefined : card === behindAll ? null : card,
  };
}

/** Lists all pages, possible parent pages, and siblings. */
function useOtherPages({ kind, parentId }: NewPageDraft) {
  const { data } = useQuery(hierarchyQuery);
  const rows = useMemo(() => (data ? buildPageRows(data) : []), [data]);
  return useMemo(() => {
    const all: PageInList[] = rows.map(({ page }) => page);
    const parents = all.filter(
      (page) => page.kind === 'page' && page.parentId === null && !isSystemPage(page.identifier),
    );
    const parent = kind === 'page' ? parents.find(({ id }) => id === parentId) : undefined;
    const beside = all.filter((page) => page.kind === kind && page.parentId === (parent?.id ?? null));
    return { all, parents, parent, beside, areKnown: data !== undefined };
  }, [rows, kind, parentId, data]);
}

/**
 * Lists the cases on the page of cases, in its order; undefined while loading, and if there is no such page.
 */
function useCaseCards(pages: readonly PageInList[], isWanted: boolean) {
  const { data } = useQuery({ ...pageQuery(casesPage), enabled: isWanted });
  return useMemo(() => {
    if (!data || !isWanted) return undefined;
    const titles = new Map(pages.map((page) => [page.identifier, getPageTitle(page)]));
    const entries = findCaseGroup(blockDefinitions, data.page.overview)?.entries ?? [];
    return {
      page: { id: data.page.id, title: getPageTitle(data.page) },
      cases: entries.map(({ identifier }) => ({ identifier, title: titles.get(identifier) ?? identifier })),
    };
  }, [data, isWanted, pages]);
}
