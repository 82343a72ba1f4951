import { RotateCw, X } from 'lucide-react';
import { useStore } from 'zustand';
import { isPhonePicture } from '#content/media/media-types.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '../../../shared/icon-button.tsx';
import { uploadWords } from '../../../uploads/upload-words.ts';
import { useEditor } from '../../services/editor-context.ts';
import type { PendingUpload } from '../../services/pending-uploads.ts';
import type { Box, ShownSize } from '../overlay/geometry.ts';
import { useBlockBoxes } from '../overlay/use-block-boxes.ts';
import './upload-tiles.css';

interface UploadTilesProps {
  readonly page: Document;
  readonly size: ShownSize;
}

/** Shows the progress or error of each upload over the block that waits for it. */
export function UploadTiles({ page, size }: UploadTilesProps) {
  const { pendingUploads } = useEditor();
  const list = useStore(pendingUploads.store, (state) => state.list);
  const blockIds = [...new Set(list.map(({ target }) => target.blockId))];
  const boxes = useBlockBoxes(page, blockIds.join(' '));
  return (
    <div className="upload-tiles">
      {blockIds.map((blockId) => {
        const box = boxes.get(blockId);
        if (!box) return null;
        const own = list.filter(({ target }) => target.blockId === blockId);
        return <BlockTiles key={blockId} box={box} size={size} own={own} />;
      })}
    </div>
  );
}

interface BlockTilesProps extends Pick<UploadTilesProps, 'size'> {
  readonly box: Box;
  readonly own: readonly PendingUpload[];
}

function BlockTiles({ box, size: { scale }, own }: BlockTilesProps) {
  const width = (box.right - box.left) * scale;
  const height = (box.bottom - box.top) * scale;
  return (
    <ul
      className="upload-tiles__block"
      aria-label={uploadWords.onTheWay}
      style={{ translate: `${box.left * scale}px ${box.top * scale}px`, width, minHeight: height }}
    >
      {own.map((upload) => (
        <Tile key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

function Tile({ upload }: { readonly upload: PendingUpload }) {
  const { pendingUploads } = useEditor();
  const { id, file, kind, preview, state, sent, issue } = upload;
  const failed = state === 'failed';
  return (
    <li className={classNames('upload-tile', failed && 'upload-tile--failed')}>
      {/* Browsers cannot render HEIC images of phones. */}
      {kind === 'image' && !isPhonePicture(file) && (
        <img className="upload-tile__picture" src={preview} alt="" />
      )}
      {kind === 'video' && <video className="upload-tile__picture" src={preview} muted preload="metadata" />}
      <div className="upload-tile__facts">
        <span className="upload-tile__name">{file.name}</span>
        {failed ? (
          <span className="upload-tile__issue" title={issue}>
            {issue}
          </span>
        ) : (
          <progress
            className="upload-tile__progress"
            aria-label={uploadWords.sending(file.name)}
            max={1}
            value={state === 'waiting' ? 0 : sent}
          />
        )}
        {failed && (
          <IconButton
            icon={RotateCw}
            label={uploadWords.retry(file.name)}
            onPress={() => pendingUploads.retry(id)}
          />
        )}
        <IconButton
          icon={X}
          label={failed ? uploadWords.remove(file.name) : uploadWords.cancel(file.name)}
          onPress={() => pendingUploads.remove(id)}
        />
      </div>
    </li>
  );
}
