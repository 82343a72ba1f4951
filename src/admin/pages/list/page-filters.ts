import type { PageInList } from '#api/schemas/page.ts';
import { type Language, languages, resolveText } from '#content/language/language.ts';
import { type PageKind, pageKinds } from '#content/page/page.ts';
import { formatPageAddress } from '../format-page-address.ts';
import type { PageRow } from '../page-tree.ts';
import { type PublishState, publishState } from '../publish-state.ts';

const states = ['published', 'changes', 'draft', 'hidden'] as const satisfies readonly PublishState[];
const lacks = ['missing', 'outdated'] as const;
type Lack = (typeof lacks)[number];
/** Translation state of a language, such as `en-missing`. */
export type LanguageLack = `${Language}-${Lack}`;

/** Filter values by group. Values within a group are combined by OR, groups by AND. */
export const filterGroups = {
  kind: pageKinds,
  status: states,
  language: languages.flatMap((language) => lacks.map((lack): LanguageLack => `${language}-${lack}`)),
  other: ['protected', 'unlisted'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type FilterGroup = keyof typeof filterGroups;
export type FilterValue = (typeof filterGroups)[FilterGroup][number];
export const groupNames = Object.keys(filterGroups) as FilterGroup[];

/** Search and filters of the list. */
export interface PageFilter {
  readonly query: string;
  readonly chosen: Readonly<Record<FilterGroup, readonly FilterValue[]>>;
}

export const noPageFilter: PageFilter = {
  query: '',
  chosen: { kind: [], status: [], language: [], other: [] },
};

export function isFiltered({ query, chosen }: PageFilter): boolean {
  return query.trim() !== '' || groupNames.some((group) => chosen[group].length > 0);
}

/** All translation filters, whatever the language. */
const toTranslate: readonly LanguageLack[] = filterGroups.language;

export function isToTranslate({ chosen }: PageFilter): boolean {
  return chosen.language.length === toTranslate.length;
}

export function withToTranslate(filter: PageFilter, only: boolean): PageFilter {
  return { ...filter, chosen: { ...filter.chosen, language: only ? toTranslate : [] } };
}

function holds(page: PageInList, value: FilterValue): boolean {
  if (isKind(value)) return page.kind === value;
  if (value === 'protected') return page.requiresLogin;
  if (value === 'unlisted') return page.hideFromSearchEngines;
  if (isState(value)) return publishState(page) === value;
  const [language, lack] = value.split('-') as [Language, Lack];
  return (page.toTranslate?.[language][lack] ?? 0) > 0;
}

function isKind(value: FilterValue): value is PageKind {
  return pageKinds.some((kind) => kind === value);
}

function isState(value: FilterValue): value is PublishState {
  return states.some((state) => state === value);
}

function matches(page: PageInList, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const titles = languages.map((language) => resolveText(page.title, language)).join(' ');
  const text = `${titles} ${formatPageAddress(page)}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function passes(page: PageInList, { query, chosen }: PageFilter): boolean {
  return (
    groupNames.every(
      (group) => chosen[group].length === 0 || chosen[group].some((value) => holds(page, value)),
    ) && matches(page, query.toLowerCase().split(/\s+/).filter(Boolean))
  );
}

/** Filters the rows; matches are flat, without their parents. */
export function filterPageRows(rows: readonly PageRow[], filter: PageFilter): readonly PageRow[] {
  if (!isFiltered(filter)) return rows;
  const found = rows.filter(({ page }) => passes(page, filter));
  return found.map((row, index) => ({ ...row, depth: 0, position: index + 1, count: found.length }));
}

/** Counts the pages that a filter value would show, given the filters of other groups. */
export function countWith(rows: readonly PageRow[], filter: PageFilter, value: FilterValue): number {
  const group = getFilterGroup(value);
  const others = { ...filter, chosen: { ...filter.chosen, [group]: [value] } };
  return rows.filter(({ page }) => passes(page, others)).length;
}

/** Returns the filter with one value toggled. */
export function toggleFilter(
  filter: PageFilter,
  value: FilterValue,
  on = !filter.chosen[getFilterGroup(value)].includes(value),
): PageFilter {
  const group = getFilterGroup(value);
  const all: readonly FilterValue[] = filterGroups[group];
  const next = all.filter((one) => (one === value ? on : filter.chosen[group].includes(one)));
  return { ...filter, chosen: { ...filter.chosen, [group]: next } };
}

export function listChosenValues({ chosen }: PageFilter): readonly FilterValue[] {
  return groupNames.flatMap((group) => chosen[group]);
}

function getFilterGroup(value: FilterValue): FilterGroup {
  const group = groupNames.find((name) => (filterGroups[name] as readonly FilterValue[]).includes(value));
  if (!group) throw new Error(`No filter is called ${value}`);
  return group;
}

/** Writes the filter into URL parameters, so that Back and reload restore it. */
export function writeFilter({ query, chosen }: PageFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (query.trim() !== '') search.set('q', query.trim());
  for (const group of groupNames) {
    if (group === 'language' && isToTranslate({ query, chosen })) search.set('show', 'to-translate');
    else if (chosen[group].length > 0) search.set(group, chosen[group].join('.'));
  }
  return search;
}

/** Parses the filter from URL parameters; unknown values are dropped. */
export function readFilter(search: URLSearchParams): PageFilter {
  const read = (group: FilterGroup) => {
    const named = (search.get(group) ?? '').split('.');
    return (filterGroups[group] as readonly FilterValue[]).filter((value) => named.includes(value));
  };
  const language = search.get('show') === 'to-translate' ? toTranslate : read('language');
  return {
    query: search.get('q') ?? '',
    chosen: { kind: read('kind'), status: read('status'), language, other: read('other') },
  };
}
