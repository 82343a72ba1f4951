import type { isInView } from './client/moving-parts.ts';

/** ms to wait for a picture of the new theme, so that the fade does not end at an empty place. */
const patience = 300;

/** Attribute set during the fade between themes (`transitions.css`). */
const fading = 'theme-fades';

/**
 * Changes the theme with a fade of the whole page as one picture. During the fade other view transition names
 * are removed, since those elements would be above the menu. Without a fade for reduced motion and
 * unsupported browsers. Loaded at the first change of the theme.
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
  await Promise.race([loadPictures(theme, seen), new Promise((resolve) => setTimeout(resolve, patience))]);
  root.classList.add(fading);
  const { ready, updateCallbackDone, finished } = document.startViewTransition(change);
  // A repeated click skips the running transition; its change is applied anyway.
  await Promise.allSettled([ready, updateCallbackDone, finished]);
  root.classList.remove(fading);
}

/** Loads pictures in view that only this theme shows, which were not rendered before. */
function loadPictures(theme: string, seen: typeof isInView): Promise<unknown> {
  const images = [...document.querySelectorAll<HTMLImageElement>(`.picture--${theme} img`)];
  const coming = images.filter((image) => {
    const place = image.parentElement?.parentElement;
    return place && seen(place);
  });
  for (const image of coming) image.loading = 'eager';
  return Promise.allSettled(coming.map((image) => image.decode()));
}
