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

describe('a video that plays by itself', () => {
  it('waits with its controls, for people who want less motion', () => {
    startVideos();
    expect(video()).toMatchObject({ autoplay: false, controls: true });
    expect(pause).toHaveBeenCalledOnce();
  });

  it('plays when a person asks for it', () => {
    startVideos();
    pause.mockReset();
    video().dispatchEvent(new Event('play'));
    expect(pause).not.toHaveBeenCalled();
  });

  it('in a carousel waits too, without controls that nobody asked for', () => {
    document.body.innerHTML = '<video class="carousel__video" autoplay></video>';
    startVideos();
    expect(video()).toMatchObject({ autoplay: false, controls: false });
    expect(pause).toHaveBeenCalledOnce();
  });

  it('is held too when it is rendered later', () => {
    startVideos();
    document.body.innerHTML = '<video class="card__video" autoplay></video>';
    video().dispatchEvent(new Event('play'));
    expect(video()).toMatchObject({ autoplay: false, controls: true });
  });

  it('is left alone for everybody else, and held when they change their mind', () => {
    reduced = false;
    startVideos();
    video().dispatchEvent(new Event('play'));
    expect(video()).toMatchObject({ autoplay: true, controls: false });
    reduced = true;
    change();
    expect(video()).toMatchObject({ autoplay: false, controls: true });
  });
});
