import { isInView } from './moving-parts.ts';

/** ms that a picture of the coming theme is waited for, so that the page does not fade to the place where it is going to be. */
const patience = 300;

/** While one theme fades into the other (`transitions.css`). */
const fading = 'theme-fades';

/**
 * Changes the theme by fading from one to the other, as one picture of the whole page: what moves from page to page has no name
 * meanwhile, since it would lie over the menu. At once with reduced motion, and where a browser cannot.
 */
export async function crossfadeTheme(theme: 'light' | 'dark', change: () => void): Promise<void> {
  const root = document.documentElement;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (reduced || root.dataset.theme === theme || !('startViewTransition' in document)) return change();
  await Promise.race([loaded(theme), new Promise((resolve) => setTimeout(resolve, patience))]);
  root.classList.add(fading);
  const { ready, updateCallbackDone, finished } = document.startViewTransition(change);
  // One that is pressed again in the meantime is skipped, and its change made.
  await Promise.allSettled([ready, updateCallbackDone, finished]);
  root.classList.remove(fading);
}

/** Pictures in view that only this theme shows: until now they were not rendered, and so not loaded. */
function loaded(theme: string): Promise<unknown> {
  const images = [...document.querySelectorAll<HTMLImageElement>(`.picture--${theme} img`)];
  const coming = images.filter((image) => {
    const place = image.parentElement?.parentElement;
    return place && isInView(place);
  });
  for (const image of coming) image.loading = 'eager';
  return Promise.allSettled(coming.map((image) => image.decode()));
}
