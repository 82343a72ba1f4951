import { useEffect, useMemo, useRef, useState } from 'react';
import type { Block, BlockDefinition } from '#content/block.ts';
import { defaultLanguage } from '#content/language.ts';
import { pagePath, withLanguage } from '#content/site-paths.ts';
import { slotsOf } from '#content/slots.ts';
import { BlockIcon } from '../../../shared/block-icon.tsx';
import { whenIdle } from '../../../shared/when-idle.ts';
import { words } from '../../../words.ts';
import { useEditor } from '../../services/editor-context.ts';
import { usePageFacts } from '../../services/page-facts.ts';
import { exampleBlock } from './example-block.ts';
import { fitPicture, type PictureFit } from './picture-fit.ts';
import { useBlockFrame } from './use-block-frame.ts';
import './block-picture.css';

/** The frame's own size, in CSS pixels: a phone's, so that words can be read. */
const narrowFrame = { width: 440, height: 700 };
/** Of what stands beside each other: wide enough for columns. */
const wideFrame = { width: 800, height: 700 };
/** The picture, in CSS pixels of the editor. */
const pictureSize = { width: 288, height: 256 };

/** What a type of block looks like, rendered by its own view in the page's own look, and what else it is called. */
export function BlockPicture({ definition }: { readonly definition: BlockDefinition }) {
  const { definitions } = useEditor();
  const block = useMemo(() => exampleBlock(definitions, definition), [definitions, definition]);
  // Whoever knows what to choose has chosen before the frame is asked for.
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    let isHere = true;
    whenIdle(() => isHere && setCalm(true));
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <div className="block-picture" aria-hidden="true">
      <div className="block-picture__stage" style={pictureSize}>
        <span className="block-picture__icon">
          <BlockIcon type={definition.type} icon={definition.icon} />
        </span>
        {isCalm && <BlockFrame block={block} />}
      </div>
      <p className="block-picture__name">{definition.label}</p>
      {definition.synonyms.length > 0 && (
        <p className="block-picture__also">{words.insert.also(definition.synonyms)}</p>
      )}
    </div>
  );
}

function BlockFrame({ block }: { readonly block: Block }) {
  const { definitions } = useEditor();
  const facts = usePageFacts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [address] = useState(() => `${withLanguage(pagePath(facts), defaultLanguage)}?preview`);
  const shown = useBlockFrame(frame, block);
  const frameSize = slotsOf(definitions, block).length > 1 ? wideFrame : narrowFrame;
  const isShown = shown?.type === block.type;
  const fit = shown && fitPicture(shown.box, pictureSize, frameSize);
  return (
    <div
      className="block-picture__paper"
      data-shown={isShown || undefined}
      style={shown ? { background: shown.paper } : undefined}
    >
      <iframe
        ref={frame}
        title={words.insert.picture}
        src={address}
        inert
        tabIndex={-1}
        className="block-picture__frame"
        style={{
          ...frameSize,
          ...(fit && {
            transform: `translate(${fit.x}px, ${fit.y}px) scale(${fit.scale})`,
            clipPath: clipOf(fit.inset),
          }),
        }}
      />
    </div>
  );
}

function clipOf({ top, right, bottom, left }: PictureFit['inset']): string {
  return `inset(${top}px ${right}px ${bottom}px ${left}px)`;
}
