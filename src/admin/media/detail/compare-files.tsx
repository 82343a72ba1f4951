import type { CSSProperties, ReactNode } from 'react';
import { BeforeAfterBody } from '#blocks/before-after-slider/before-after-body.tsx';
import { hydrate } from '#blocks/before-after-slider/before-after-slider.island.ts';
import { ControllerIsland } from '#ui/island/controller-island.tsx';
import { formatBytes } from '../media-facts.ts';
import { replaceWords } from './replace-words.ts';
import '#blocks/before-after-slider/before-after-slider.css';
import './compare-files.css';

/** One of two compared files. */
export interface ComparedFile {
  readonly src: string;
  /** In pixels; absent until loaded. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** In bytes. */
  readonly size: number;
}

interface CompareFilesProps {
  readonly before: ComparedFile;
  readonly after: ComparedFile;
  readonly isVideo: boolean;
}

const say = replaceWords;

/**
 * Compares two images with the slider of the before/after block, or two videos side by side, with their
 * sizes.
 */
export function CompareFiles({ before, after, isVideo }: CompareFilesProps) {
  const facts = (
    <dl className="compare-files__facts">
      <Facts name={say.before} file={before} />
      <Facts name={say.after} file={after} />
    </dl>
  );
  if (isVideo) {
    return (
      <div className="compare-files">
        <div className="compare-files__videos">
          <Video name={say.before} file={before} />
          <Video name={say.after} file={after} />
        </div>
        {facts}
      </div>
    );
  }
  // Both images are in a box with the aspect ratio of the current file, so that a different ratio is visible.
  const { width = 16, height = 9 } = before;
  return (
    <div className="compare-files" style={{ '--ratio': width / height } as CSSProperties}>
      <ControllerIsland name="before-after-slider" hydrate={hydrate} options={{}} assets={undefined}>
        <BeforeAfterBody position={50} label={say.compare}>
          <Side src={before.src}>{say.before}</Side>
          <Side src={after.src} revealed>
            {say.after}
          </Side>
        </BeforeAfterBody>
      </ControllerIsland>
      {facts}
    </div>
  );
}

interface SideProps {
  readonly src: string;
  readonly revealed?: boolean;
  readonly children: ReactNode;
}

function Side({ src, revealed, children }: SideProps) {
  return (
    <div className={revealed ? 'before-after__side before-after__side--revealed' : 'before-after__side'}>
      <img className="compare-files__picture" src={src} alt="" draggable={false} />
      <span className="before-after__label">{children}</span>
    </div>
  );
}

interface NamedFile {
  readonly name: string;
  readonly file: ComparedFile;
}

function Video({ name, file }: NamedFile) {
  return <video className="compare-files__video" src={file.src} controls muted aria-label={name} />;
}

function Facts({ name, file: { width, height, size } }: NamedFile) {
  const pixels = width === undefined || height === undefined ? [] : [say.pixels(width, height)];
  return (
    <div>
      <dt>{name}</dt>
      <dd>{[...pixels, formatBytes(size)].join(' · ')}</dd>
    </div>
  );
}
