const itself = 'video[autoplay]';

/**
 * For people who want less motion no video begins by itself: it waits, on a card with controls to start it. In a
 * carousel that is the carousel's affair, once it is alive.
 */
export function startVideos(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const hold = (video: HTMLVideoElement) => {
    if (!reduced.matches) return;
    // Without the attribute the next play can only be one that a person asked for.
    video.autoplay = false;
    // Named by those that are not meant: a page keeps the styles of every class that its scripts name.
    video.controls ||= video.matches(':not(.carousel__video, [data-failed])');
    video.pause();
  };
  const holdAll = () => document.querySelectorAll<HTMLVideoElement>(itself).forEach(hold);
  // Those that are rendered later, as in the editor.
  document.addEventListener(
    'play',
    ({ target }) => (target as Element).matches(itself) && hold(target as HTMLVideoElement),
    true,
  );
  reduced.addEventListener('change', holdAll);
  holdAll();
}
