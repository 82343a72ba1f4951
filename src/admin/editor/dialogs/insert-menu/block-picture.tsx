import { useEffect, useMemo, useRef, useState } from 'react';
import { getPagePath, withLanguage } from '#content/address/site-paths.ts';
import type { Block, Definitions } from '#content/block/block.ts';
import { listSlots, mapSlots } from '#content/block/slots.ts';
import { withExamples } from '#content/block/starter-values.ts';
import { defaultLanguage } from '#content/language/language.ts';
import { BlockIcon } from '../../../shared/blocks/block-icon.tsx';
import { BlockSketch } from '../../../shared/blocks/block-sketch.tsx';
import { whenIdle } from '../../../shared/when-idle.ts';
import { useEditor } from '../../services/editor-context.ts';
import { usePageFacts } from '../../services/page-facts.ts';
import type { Insertable } from '../../work/insertable.ts';
import { insertWords } from './insert-words.ts';
import { fitPicture, type PictureFit } from './picture-fit.ts';
import { useBlockFrame } from './use-block-frame.ts';
import './block-picture.css';

/** Frame for a single block, in CSS pixels: as narrow as a phone, so that text is legible in the picture. */
const narrowFrame = { width: 360, height: 700 };
/** Frame for blocks with columns, in CSS pixels. */
const wideFrame = { width: 800, height: 700 };
/** Frame for sections, in CSS pixels: as wide as a laptop, so that the page's composition applies. */
const sectionFrame = { width: 1280, height: 1100 };
/** Room for the picture, in CSS pixels of the editor. */
const room = { width: 288, height: 384 };
/** Height of the picture until one has been rendered, in CSS pixels of the editor. */
const initialHeight = 160;

/** Picture of a block or section, rendered in the page's design, with its synonyms. */
export function BlockPicture({ insertable }: { readonly insertable: Insertable }) {
  const { definitions } = useEditor();
  const { definition, label, synonyms } = insertable;
  const blocks = useMemo(() => createExampleBlocks(definitions, insertable), [definitions, insertable]);
  // Renders the frame when idle, so that it does not delay a quick choice.
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    let isHere = true;
    whenIdle(() => isHere && setCalm(true));
    return () => {
      isHere = false;
    };
  }, []);
  const [height, setHeight] = useState(initialHeight);
  return (
    <div className="block-picture" aria-hidden="true">
      <p className="block-picture__name">{label}</p>
      {synonyms.length > 0 && <p className="block-picture__also">{insertWords.also(synonyms)}</p>}
      <div className="block-picture__stage" style={{ width: room.width, height }}>
        <span className="block-picture__icon">
          {definition ? (
            <BlockIcon type={definition.type} icon={definition.icon} />
          ) : (
            <BlockSketch blocks={blocks} />
          )}
        </span>
        {isCalm && <BlockFrame blocks={blocks} isSection={!definition} onHeight={setHeight} />}
      </div>
    </div>
  );
}

interface BlockFrameProps {
  readonly blocks: readonly Block[];
  readonly isSection: boolean;
  readonly onHeight: (height: number) => void;
}

function BlockFrame({ blocks, isSection, onHeight }: BlockFrameProps) {
  const { definitions } = useEditor();
  const facts = usePageFacts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [address] = useState(() => `${withLanguage(getPagePath(facts), defaultLanguage)}?preview`);
  const shown = useBlockFrame(frame, blocks);
  const hasColumns = blocks.some((block) => listSlots(definitions, block).length > 1);
  const frameSize = isSection ? sectionFrame : hasColumns ? wideFrame : narrowFrame;
  const isShown = shown?.blocks === blocks;
  const fit = shown && fitPicture(shown.box, room, frameSize);
  const height = fit?.height;
  useEffect(() => {
    if (height !== undefined && isShown) onHeight(height);
  }, [height, isShown, onHeight]);
  return (
    <div
      className="block-picture__paper"
      data-shown={isShown || undefined}
      style={shown ? { background: shown.paper } : undefined}
    >
      <iframe
        ref={frame}
        title={insertWords.picture}
        src={address}
        inert
        tabIndex={-1}
        className="block-picture__frame"
        style={{
          ...frameSize,
          ...(fit && {
            transform: `translate(${fit.x}px, ${fit.y}px) scale(${fit.scale})`,
            clipPath: formatClip(fit.inset),
          }),
        }}
      />
    </div>
  );
}

function formatClip({ top, right, bottom, left }: PictureFit['inset']): string {
  return `inset(${top}px ${right}px ${bottom}px ${left}px)`;
}

/**
 * Creates blocks whose placeholder texts are stored as content, at every depth, so that they are rendered.
 */
export function createExampleBlocks(definitions: Definitions, { create }: Insertable): readonly Block[] {
  const fillExamples = (block: Block): Block =>
    mapSlots(definitions, withExamples(definitions, block), (blocks) => blocks.map(fillExamples));
  return create().map(fillExamples);
}
