import type { Condition, Specimen } from './specimen.ts';

/** Which themes stand beside each other. */
export const themeViews = ['both', 'light', 'dark'] as const;
type ThemeView = (typeof themeViews)[number];

/** What the address of the screen says. */
export interface CatalogueView {
  readonly query: string;
  readonly component: string;
  /** One variant; all of them where it is left out. */
  readonly variant: string | undefined;
  readonly state: Condition;
  readonly theme: ThemeView;
}

const names = {
  query: 'q',
  component: 'component',
  variant: 'variant',
  state: 'state',
  theme: 'theme',
} as const;

/** Reads it against the components that there are: an address that is older than they are shows the first. */
export function readShown(specimens: readonly Specimen[]): (search: URLSearchParams) => CatalogueView {
  return (search) => {
    const specimen = findSpecimen(specimens, search.get(names.component));
    const variant = search.get(names.variant);
    return {
      query: search.get(names.query) ?? '',
      component: specimen?.name ?? '',
      variant: specimen?.variants.find(({ name }) => name === variant)?.name,
      state: specimen?.conditions.find((state) => state === search.get(names.state)) ?? 'usual',
      theme: themeViews.find((theme) => theme === search.get(names.theme)) ?? 'both',
    };
  };
}

/** Without what is so anyway. */
export function writeShown({ query, component, variant, state, theme }: CatalogueView): URLSearchParams {
  const search = new URLSearchParams({ [names.component]: component });
  if (query.trim() !== '') search.set(names.query, query.trim());
  if (variant !== undefined) search.set(names.variant, variant);
  if (state !== 'usual') search.set(names.state, state);
  if (theme !== 'both') search.set(names.theme, theme);
  return search;
}

export function findSpecimen(specimens: readonly Specimen[], name: string | null): Specimen | undefined {
  return specimens.find((specimen) => specimen.name === name) ?? specimens[0];
}
