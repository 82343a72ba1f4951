import type { isInView } from './client/moving-parts.ts';

/** ms that a picture of the coming theme is waited for, so that the page does not fade to the place where it is going to be. */
const patience = 300;

/** While one theme fades into the other (`transitions.css`). */
const fading = 'theme-fades';

/**
 * Changes the theme by fading from one to the other, as one picture of the whole page: what moves from page to page has no name
 * meanwhile, since it would lie over the menu. At once with reduced motion, and where a browser cannot.
 * Loaded when somebody changes the theme.
 */
export async function crossfadeTheme(
  theme: 'light' | 'dark',
  change: () => void,
  seen: typeof isInView,
): Promise<void> {
  const root = document.documentElement;
  const still =
    matchMedia('(prefers-reduced-motion: reduce)').matches || !('startViewTransition' in document);
  if (still || root.dataset.theme === theme) return change();
  await Promise.race([loaded(theme, seen), new Promise((resolve) => setTimeout(resolve, patience))]);
  root.classList.add(fading);
  const { ready, updateCallbackDone, finished } = document.startViewTransition(change);
  // One that is pressed again in the meantime is skipped, and its change made.
  await Promise.allSettled([ready, updateCallbackDone, finished]);
  root.classList.remove(fading);
}

/** Pictures in view that only this theme shows: until now they were not rendered, and so not loaded. */
function loaded(theme: string, seen: typeof isInView): Promise<unknown> {
  const images = [...document.querySelectorAll<HTMLImageElement>(`.picture--${theme} img`)];
  const coming = images.filter((image) => {
    const place = image.parentElement?.parentElement;
    return place && seen(place);
  });
  for (const image of coming) image.loading = 'eager';
  return Promise.allSettled(coming.map((image) => image.decode()));
}
