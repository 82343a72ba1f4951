import { type CSSProperties, useRef, useState } from 'react';
import type { Language } from '#content/language/language.ts';
import { RevealHandle } from '../../../shared/reveal-handle.tsx';
import { Segments } from '../../../shared/segments.tsx';
import { useElementSize } from '../../canvas/use-element-size.ts';
import { frameWidths } from '../../services/panes.ts';
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
  /** The block that both show. */
  readonly lead: string | null;
  readonly onLead: (blockId: string) => void;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onEscape: () => void;
}

/** CSS pixels of room below which there is no use in two halves of a page: a switch shows the one or the other. */
const roomForHalves = 480;

/** Two states of the page over each other, at the same place of both; a line that is dragged says how much of each is seen. */
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
  const frame = (of: Side, compared: ComparedState) => (
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
        <div className="compare__frames" style={frameStyle(room, width, shows)}>
          {frame('before', before)}
          {frame('after', after)}
        </div>
        {!isNarrow && (
          <div className="compare__over" style={overStyle(room, width)}>
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

/** Letters of a name that there is room for in a switch: a version may be called anything. */
const lettersInSwitch = 20;

const cut = (name: string) =>
  name.length > lettersInSwitch ? `${name.slice(0, lettersInSwitch - 1).trimEnd()}…` : name;

const isHidden = (side: Side, shows: number) => (side === 'before' ? shows === 0 : shows === 100);

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Both frames are as wide as the page is meant to be, and rendered smaller where there is less room. */
function computeScale(room: Room, width: Width): number {
  return room.width === 0 ? 1 : Math.min(1, room.width / frameWidths[width]);
}

function frameStyle(room: Room, width: Width, shows: number): CSSProperties {
  const scale = computeScale(room, width);
  return {
    width: `${frameWidths[width]}px`,
    height: `${room.height / scale}px`,
    marginInlineStart: `${computeMargin(room, width)}px`,
    scale: String(scale),
    '--revealed': `${shows}%`,
  } as CSSProperties;
}

function overStyle(room: Room, width: Width): CSSProperties {
  const margin = computeMargin(room, width);
  return { insetInline: `${margin}px` };
}

function computeMargin(room: Room, width: Width): number {
  return Math.max(0, (room.width - frameWidths[width] * computeScale(room, width)) / 2);
}
