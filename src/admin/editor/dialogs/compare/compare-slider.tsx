import { type CSSProperties, useRef, useState } from 'react';
import type { Language } from '#content/language/language.ts';
import { RevealHandle } from '../../../shared/reveal-handle.tsx';
import { Segments } from '../../../shared/segments.tsx';
import { frameWidths } from '../../../site-frame/frame-widths.ts';
import { useElementSize } from '../../canvas/use-element-size.ts';
import { VersionFrame } from '../version/version-frame.tsx';
import { CompareBar, type Width } from './compare-bar.tsx';
import { compareWords } from './compare-words.ts';
import type { ComparedState } from './compared-state.ts';
import type { ChangeGroup } from './described-change.ts';
import { follow, type Side, useAlignedFrames, useChannels } from './use-aligned-frames.ts';
import './compare-slider.css';

interface CompareSliderProps {
  readonly before: ComparedState;
  readonly after: ComparedState;
  readonly groups: readonly ChangeGroup[];
  /** Id of the block that both frames show. */
  readonly lead: string | null;
  readonly onLead: (blockId: string) => void;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onEscape: () => void;
}

/** Width below which a slider is too narrow, in CSS pixels: a switch shows one state at a time. */
const roomForHalves = 480;

/**
 * Shows two states of the page on top of each other, at the same scroll position, with a slider that divides
 * them.
 */
export function CompareSlider(props: CompareSliderProps) {
  const { before, after, onEscape } = props;
  const stage = useRef<HTMLDivElement>(null);
  const room = useElementSize(stage);
  const isNarrow = room.width > 0 && room.width < roomForHalves;
  const [chosen, setWidth] = useState<Width>();
  const width = chosen ?? (isNarrow ? 'mobile' : 'desktop');
  const [position, setPosition] = useState(50);
  const [side, setSide] = useState<Side>('after');
  const [isDragged, setDragged] = useState(false);
  const channels = useChannels();
  const shown = useAlignedFrames(channels, props);
  const shows = isNarrow ? (side === 'before' ? 100 : 0) : position;
  const renderFrame = (of: Side, compared: ComparedState) => (
    <div className={`compare__side compare__side--${of}`} inert={isHidden(of, shows)}>
      <VersionFrame
        key={compared.name}
        versionId={compared.name}
        state={compared.state}
        title={compareWords.frame(compared.label)}
        channel={channels[of]}
        onShown={() => shown(of)}
        onMessage={(message) => follow(message, of, channels)}
        onEscape={onEscape}
      />
    </div>
  );
  return (
    <div className="compare">
      <CompareBar {...props} width={width} onWidth={setWidth}>
        {isNarrow && (
          <Segments
            label={compareWords.side}
            options={[
              { value: 'before', label: cut(before.label), title: before.label },
              { value: 'after', label: cut(after.label), title: after.label },
            ]}
            value={side}
            onValue={setSide}
          />
        )}
      </CompareBar>
      <div className="compare__stage" ref={stage} data-dragged={isDragged || undefined}>
        <div className="compare__frames" style={computeFrameStyle(room, width, shows)}>
          {renderFrame('before', before)}
          {renderFrame('after', after)}
        </div>
        {!isNarrow && (
          <div className="compare__over" style={computeOverStyle(room, width)}>
            <span className="compare__label" aria-hidden="true">
              {before.label}
            </span>
            <span className="compare__label compare__label--after" aria-hidden="true">
              {after.label}
            </span>
            <RevealHandle
              before={before.label}
              after={after.label}
              position={position}
              onPosition={setPosition}
              onDrag={setDragged}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** Characters that fit in the switch; names of versions may be longer. */
const lettersInSwitch = 20;

const cut = (name: string) =>
  name.length > lettersInSwitch ? `${name.slice(0, lettersInSwitch - 1).trimEnd()}…` : name;

const isHidden = (side: Side, shows: number) => (side === 'before' ? shows === 0 : shows === 100);

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Scale at which a frame of the chosen width fits into the room. */
function computeScale(room: Room, width: Width): number {
  return room.width === 0 ? 1 : Math.min(1, room.width / frameWidths[width]);
}

function computeFrameStyle(room: Room, width: Width, shows: number): CSSProperties {
  const scale = computeScale(room, width);
  return {
    width: `${frameWidths[width]}px`,
    height: `${room.height / scale}px`,
    marginInlineStart: `${computeMargin(room, width)}px`,
    scale: String(scale),
    '--revealed': `${shows}%`,
  } as CSSProperties;
}

function computeOverStyle(room: Room, width: Width): CSSProperties {
  const margin = computeMargin(room, width);
  return { insetInline: `${margin}px` };
}

function computeMargin(room: Room, width: Width): number {
  return Math.max(0, (room.width - frameWidths[width] * computeScale(room, width)) / 2);
}
