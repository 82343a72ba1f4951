// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startVideos } from './videos.ts';

const pause = vi.fn();
let reduced: boolean;
let change: () => void;

beforeEach(() => {
  reduced = true;
  pause.mockReset();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return reduced;
    },
    addEventListener: (_type: string, listener: () => void) => (change = listener),
  }));
  document.body.innerHTML = '<video class="card__video" autoplay></video>';
});

const video = () => document.querySelector('video') as HTMLVideoElement;

describe('an autoplay video', () => {
  it('is paused and shows its controls if visitors prefer reduced motion', () => {
    startVideos();
    expect(video()).toMatchObject({ autoplay: false, controls: true });
    expect(pause).toHaveBeenCalledOnce();
  });

  it('plays if a visitor starts it', () => {
    startVideos();
    pause.mockReset();
    video().dispatchEvent(new Event('play'));
    expect(pause).not.toHaveBeenCalled();
  });

  it('in a carousel is also paused, without controls', () => {
    document.body.innerHTML = '<video class="carousel__video" autoplay></video>';
    startVideos();
    expect(video()).toMatchObject({ autoplay: false, controls: false });
    expect(pause).toHaveBeenCalledOnce();
  });

  it('is also paused if it is rendered later', () => {
    startVideos();
    document.body.innerHTML = '<video class="card__video" autoplay></video>';
    video().dispatchEvent(new Event('play'));
    expect(video()).toMatchObject({ autoplay: false, controls: true });
  });

  it('plays for other visitors, and is paused when they switch to reduced motion', () => {
    reduced = false;
    startVideos();
    video().dispatchEvent(new Event('play'));
    expect(video()).toMatchObject({ autoplay: true, controls: false });
    reduced = true;
    change();
    expect(video()).toMatchObject({ autoplay: false, controls: true });
  });
});
