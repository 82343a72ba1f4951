const itself = 'video[autoplay]';

/**
 * Stops autoplay for visitors who prefer reduced motion, and adds controls to videos in cards. A carousel's
 * island handles its own videos.
 */
export function startVideos(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const hold = (video: HTMLVideoElement) => {
    if (!reduced.matches) return;
    // Without the attribute only the visitor can start it.
    video.autoplay = false;
    // Names the excluded classes, since a page keeps the styles of every class that its scripts name.
    video.controls ||= video.matches(':not(.carousel__video, [data-failed])');
    video.pause();
  };
  const holdAll = () => document.querySelectorAll<HTMLVideoElement>(itself).forEach(hold);
  // Also videos rendered later, as in the editor.
  document.addEventListener(
    'play',
    ({ target }) => (target as Element).matches(itself) && hold(target as HTMLVideoElement),
    true,
  );
  reduced.addEventListener('change', holdAll);
  holdAll();
}
