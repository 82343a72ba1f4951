import type { IslandController } from '#ui/island/island-controller.ts';
import { formatPlayTime, getKeyStep } from './play-time.ts';

/** iPhones have a full screen for a video alone. */
type PhoneVideo = HTMLVideoElement & { readonly webkitEnterFullscreen?: () => void };

const mediaEvents = ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'seeked', 'volumechange'];

/**
 * Replaces the browser's controls of a video by buttons in the markup. They show the video's state, also if a
 * script or the browser changed it. Media events do not bubble, so the listeners use the capture phase.
 */
export const hydratePlayer = (root: HTMLElement): IslandController<object> => {
  const find = <E extends Element>(selector: string) => root.querySelector<E>(selector) as E;
  const bar = find<HTMLElement>('.player__bar');
  const box = find<HTMLElement>('.player');
  const seek = find<HTMLInputElement>('.player__seek');
  const findButton = (act: string) => root.querySelector<HTMLButtonElement>(`[data-act="${act}"]`);
  /** Looked up each time: the live preview renders another one when the file changes. */
  const getVideo = () => find<PhoneVideo>('video');
  const getTrack = (): TextTrack | undefined => getVideo().textTracks?.[0];
  const end = new AbortController();
  const { signal } = end;

  const show = () => {
    const video = getVideo();
    const { currentTime, duration, paused } = video;
    video.controls = false;
    if (duration > 0 && Number.isFinite(duration)) seek.max = String(duration);
    const max = Number(seek.max);
    seek.step = getKeyStep(max);
    seek.value = String(currentTime);
    const [at, of] = [formatPlayTime(currentTime), formatPlayTime(max)];
    seek.setAttribute('aria-valuetext', `${at} ${seek.dataset.of} ${of}`);
    find('.player__time').textContent = `${at} / ${of}`;
    const play = findButton('play');
    play?.setAttribute('aria-label', (paused ? play.dataset.play : play.dataset.pause) ?? '');
    box.toggleAttribute('data-playing', !paused);
    const press = (act: string, isOn: boolean) => findButton(act)?.setAttribute('aria-pressed', String(isOn));
    press('mute', video.muted || video.volume === 0);
    press('captions', getTrack()?.mode === 'showing');
    press('screen', document.fullscreenElement === box);
  };

  const acts: Readonly<Record<string, () => unknown>> = {
    play: () => {
      const video = getVideo();
      if (video.paused) video.play().catch(show);
      else video.pause();
    },
    mute: () => {
      const video = getVideo();
      video.muted = !video.muted;
      if (!video.muted && video.volume === 0) video.volume = 1;
    },
    captions: () => {
      const track = getTrack();
      if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
    },
    screen: () => {
      if (document.fullscreenElement === box) return document.exitFullscreen();
      return document.fullscreenEnabled ? box.requestFullscreen() : getVideo().webkitEnterFullscreen?.();
    },
  };

  const { fullscreenEnabled } = document;
  const screen = findButton('screen');
  if (screen && !fullscreenEnabled) screen.hidden = !('webkitEnterFullscreen' in getVideo());
  root.addEventListener(
    'click',
    ({ target }) => {
      const act =
        target === getVideo() ? 'play' : (target as Element).closest<HTMLElement>('[data-act]')?.dataset.act;
      if (act === undefined) return;
      acts[act]?.();
      show();
    },
    { signal },
  );
  seek.addEventListener(
    'input',
    () => {
      getVideo().currentTime = Number(seek.value);
      show();
    },
    { signal },
  );
  for (const name of mediaEvents) root.addEventListener(name, show, { capture: true, signal });
  document.addEventListener('fullscreenchange', show, { signal });
  bar.hidden = false;
  show();

  return {
    update: show,
    stop: () => {
      end.abort();
      bar.hidden = true;
      getVideo().controls = true;
    },
  };
};
