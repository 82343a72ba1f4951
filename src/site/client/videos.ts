const itself = '.card__video[autoplay]';

/** For people who want less motion no card's video plays by itself: it waits, with controls to start it. */
export function startVideos(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const hold = (video: HTMLVideoElement) => {
    if (!reduced.matches) return;
    // Without the mark it is one like all others: the next play is a person's.
    video.autoplay = false;
    video.controls = true;
    video.pause();
  };
  const holdAll = () => document.querySelectorAll<HTMLVideoElement>(itself).forEach(hold);
  // Those that are drawn later, as in the editor.
  document.addEventListener(
    'play',
    ({ target }) => (target as Element).matches(itself) && hold(target as HTMLVideoElement),
    true,
  );
  reduced.addEventListener('change', holdAll);
  holdAll();
}
