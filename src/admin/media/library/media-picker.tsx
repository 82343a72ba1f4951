import { useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import type { MediaKind } from '#content/media/media-types.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { Loading } from '../../shared/loading.tsx';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { PartFailed } from '../../shared/part-failed.tsx';
import { useUploads } from '../../uploads/upload-queue.ts';
import { words } from '../../words.ts';
import { useAcceptedFiles } from '../accepted-files.ts';
import { DropZone, UploadButton } from '../drop-zone.tsx';
import { mediaWords } from '../media-words.ts';
import { UploadList } from '../upload-list.tsx';
import { usePastedFiles } from '../use-pasted-files.ts';
import { VideoJobList } from '../video-job-list.tsx';
import type { Choosing } from './choosing.ts';
import '../media.css';
import './media-picker.css';

/** Loaded on demand. */
export const mediaChoices = onDemand(() => import('./media-choices.tsx'));

interface MediaPickerProps {
  readonly accepts: MediaKind;
  /** URL of the current file. */
  readonly current?: string;
  readonly onPick: (media: Media) => void;
  readonly onClose: () => void;
}

/** Chooses one file of the library. An uploaded file is chosen immediately. */
export function MediaPicker({ accepts, current, onPick, onClose }: MediaPickerProps) {
  return (
    <Modal title={mediaWords.choose[accepts]} size="xlarge" closeLabel={words.close} onClose={onClose}>
      <Picking accepts={accepts} current={current} onUploaded={onPick} onOpen={onPick} />
    </Modal>
  );
}

interface SeveralPickerProps {
  readonly accepts: MediaKind;
  /** Called with the files in the order of selection. */
  readonly onPick: (files: readonly Media[]) => void;
  readonly onClose: () => void;
}

/** Chooses several files of the library. Uploaded files are selected. */
export function SeveralPicker({ accepts, onPick, onClose }: SeveralPickerProps) {
  const [chosen, setChosen] = useState<readonly Media[]>([]);
  return (
    <Modal
      title={mediaWords.chooseSeveral[accepts]}
      size="xlarge"
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
          {mediaWords.addChosen(chosen.length)}
        </Button>
      }
    >
      <Picking
        accepts={accepts}
        onUploaded={(file) => setChosen((before) => [...before.filter(({ id }) => id !== file.id), file])}
        chosen={chosen}
        onChosen={setChosen}
      />
    </Modal>
  );
}

interface PickingProps {
  readonly accepts: MediaKind;
  readonly current?: string | undefined;
  readonly onUploaded: (media: Media) => void;
}

function Picking({ accepts, current, onUploaded, ...choosing }: PickingProps & Choosing) {
  const { part: loaded, failed } = useOnDemand(mediaChoices);
  const { add, ...uploads } = useUploads(onUploaded);
  const { refused, take } = useAcceptedFiles(accepts, add);
  usePastedFiles(take);
  return (
    <DropZone onFiles={take}>
      <div className="media-picker">
        {refused && (
          <p className="media-picker__refused" role="alert">
            {refused}
          </p>
        )}
        <UploadList {...uploads} />
        <VideoJobList />
        {loaded ? (
          <loaded.MediaChoices
            {...choosing}
            accepts={accepts}
            current={current}
            upload={<UploadButton onFiles={take} accepts={accepts} />}
          />
        ) : failed ? (
          <PartFailed />
        ) : (
          <Loading />
        )}
      </div>
    </DropZone>
  );
}
