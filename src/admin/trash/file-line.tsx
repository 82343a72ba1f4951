import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PersonInStudio } from '#api/endpoints/people.ts';
import type { TrashedMedia } from '#api/endpoints/trash.ts';
import { Button } from '#ui/button/button.tsx';
import { mediaFacts } from '../media/media-facts.ts';
import { MediaThumb } from '../media/media-thumb.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { DeleteFileForGood } from './delete-for-good.tsx';
import { TrashMoments } from './trash-moments.tsx';
import { trashWords } from './trash-words.ts';
import { useRestoreFile } from './use-restore.ts';

interface FileLineProps {
  readonly file: TrashedMedia;
  /** The people of the studio, once they are known. */
  readonly people: readonly PersonInStudio[] | undefined;
}

const say = trashWords;

/** A file in the trash: what it looks like and when it goes. */
export function FileLine({ file, people }: FileLineProps) {
  const { restore, isPending } = useRestoreFile();
  const [isDoomed, setDoomed] = useState(false);
  return (
    <tr className="trash__line">
      <td className="trash__page">
        <div className="trash__file">
          <MediaThumb media={file} className="trash__thumb" />
          <div>
            <span className="trash__title">{file.name}</span>
            <span className="trash__becomes">{mediaFacts(file)}</span>
            {file.isInHistory && <span className="trash__becomes">{say.inHistory}</span>}
          </div>
        </div>
      </td>
      <TrashMoments trashed={file} people={people} />
      <td className="trash__actions">
        <Button
          className="button--small"
          aria-label={say.restoreOf(file.name)}
          disabled={isPending}
          onClick={() => restore(file)}
        >
          {say.restore}
        </Button>
        <IconButton icon={Trash2} label={say.delete(file.name)} onPress={() => setDoomed(true)} />
        {isDoomed && <DeleteFileForGood file={file} close={() => setDoomed(false)} />}
      </td>
    </tr>
  );
}
