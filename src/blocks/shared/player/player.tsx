import type { ReactNode } from 'react';
import type { Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { ControllerIsland } from '#ui/island/controller-island.tsx';
import type { IslandAssets } from '#ui/island/island-assets.ts';
import type { IslandName } from '../../island-names.ts';
import { hydratePlayer } from './hydrate-player.ts';
import { formatPlayTime, getKeyStep } from './play-time.ts';

interface PlayerProps {
  readonly language: Language;
  readonly assets: IslandAssets<IslandName> | undefined;
  /** Duration of the file in ms, for a video that has not loaded yet. */
  readonly duration: number | undefined;
  /** False for a video without sound, which has no button for it. */
  readonly hasSound: boolean;
  readonly hasCaptions: boolean;
  /** A `video` with the browser's controls, which stay without scripts. */
  readonly children: ReactNode;
}

/** A video with controls of the site's own, which replace the browser's. */
export function Player({ language, assets, duration, hasSound, hasCaptions, children }: PlayerProps) {
  const { carousel, player, blocks } = siteWords[language];
  const seconds = (duration ?? 0) / 1000;
  const [start, end] = [formatPlayTime(0), formatPlayTime(seconds)];
  return (
    <ControllerIsland name="player" hydrate={hydratePlayer} options={{}} assets={assets}>
      <div className="player">
        {children}
        <div className="player__bar" hidden>
          <Control act="play" label={carousel.play} data-play={carousel.play} data-pause={carousel.pause}>
            <path className="player__off" d="M8 5.5 18.5 12 8 18.5z" />
            <path className="player__on" d="M9 6v12M15 6v12" />
          </Control>
          <input
            type="range"
            className="player__seek"
            aria-label={player.position}
            min={0}
            max={seconds}
            step={getKeyStep(seconds)}
            defaultValue={0}
            aria-valuetext={`${start} ${carousel.of} ${end}`}
            data-of={carousel.of}
          />
          <span className="player__time" aria-hidden="true">{`${start} / ${end}`}</span>
          {hasSound && (
            <Control act="mute" label={player.mute} isSwitch>
              <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
              <path className="player__off" d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
              <path className="player__on" d="m15.5 9.5 5 5m0-5-5 5" />
            </Control>
          )}
          {hasCaptions && (
            <Control act="captions" label={blocks.captions} isSwitch>
              <rect x="3" y="5.5" width="18" height="13" rx="2" />
              <path d="M6.5 12h4M13.5 12h4M6.5 15.2h7M16.5 15.2h1" />
            </Control>
          )}
          <Control act="screen" label={player.fullscreen} isSwitch>
            <path className="player__off" d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />
            <path className="player__on" d="M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5" />
          </Control>
        </div>
      </div>
    </ControllerIsland>
  );
}

interface ControlProps {
  readonly act: 'play' | 'mute' | 'captions' | 'screen';
  readonly label: string;
  /** True for a button that is on or off, whose label stays the same. */
  readonly isSwitch?: boolean;
  /** Labels of the play button. */
  readonly 'data-play'?: string;
  readonly 'data-pause'?: string;
  readonly children: ReactNode;
}

function Control({ act, label, isSwitch = false, children, ...labels }: ControlProps) {
  return (
    <button
      type="button"
      className="player__button"
      data-act={act}
      aria-label={label}
      aria-pressed={isSwitch ? false : undefined}
      {...labels}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
