import type { Condition, Specimen } from './specimen.ts';

/** Themes that can be shown side by side. */
export const themeViews = ['both', 'light', 'dark'] as const;
type ThemeView = (typeof themeViews)[number];

/** The view stored in the screen's URL. */
export interface CatalogueView {
  readonly query: string;
  readonly component: string;
  /** Undefined shows all variants. */
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

/** Reads the view from the URL. A component or variant that no longer exists becomes the first one. */
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

/** Writes the view to URL parameters, without defaults. */
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
