import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshMedia } from '../../data/media.ts';
import { TextInput } from '../../forms/text-input.tsx';
import { words } from '../../words.ts';
import { libraryWords } from '../library-words.ts';
import { addTags } from './add-tags.ts';
import {
  changeTags,
  createTagAddition,
  createTagRemoval,
  createTagRevert,
  type TagsChange,
} from './change-tags.ts';
import { listTagsByUse, withTagPressed } from './tag-choices.ts';
import './tag-files.css';

const say = libraryWords.tags;

/** ms for which the toast offers undo: long enough to reach the button by keyboard. */
const undoTime = 15_000;

interface TagFilesProps {
  readonly what: 'add' | 'remove';
  /** Selected files. */
  readonly files: readonly Media[];
  /** Tags of the library, most used first. */
  readonly known: readonly string[];
  readonly close: () => void;
}

/** Adds or removes one tag on several files. Other tags stay. */
export function TagFiles({ what, files, known, close }: TagFilesProps) {
  const [asked, setAsked] = useState(files);
  const [written, setWritten] = useState('');
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const { change, failed, isPending } = useTagging({ close, notDone: setAsked });
  const isAdding = what === 'add';
  // A tag that no file could take is reported before anything is sent.
  const { issue, added } = addTags([], written, known);
  const isReady = isAdding ? added.length > 0 && issue === undefined : pressed.length > 0;
  const run = () => {
    if (isReady && !isPending)
      change(asked, isAdding ? createTagAddition(written, known) : createTagRemoval(pressed));
  };
  return (
    <Modal
      title={isAdding ? say.addTo(asked.length) : say.removeFrom(asked.length)}
      size="small"
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{failed.length > 0 ? words.close : words.cancel}</Button>
          <Button variant="primary" disabled={!isReady || isPending} onClick={run}>
            {failed.length > 0 ? words.tryAgain : isAdding ? say.add : say.takeOff}
          </Button>
        </>
      }
    >
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        {isAdding ? (
          <NewTags written={written} setWritten={setWritten} issue={issue} known={known} />
        ) : (
          <TagsToRemove files={asked} pressed={pressed} setPressed={setPressed} />
        )}
        {failed.length > 0 && (
          <div role="alert" className="tag-files__failed">
            <p>{say.notChanged(failed.length)}</p>
            <ul>
              {failed.map(({ file, message }) => (
                <li key={file.id}>
                  <strong>{file.name}</strong> {message}
                </li>
              ))}
            </ul>
          </div>
        )}
      </form>
    </Modal>
  );
}

interface TaggingCallbacks {
  readonly close: () => void;
  /** Called with the files that failed, which are then selected. */
  readonly notDone: (files: readonly Media[]) => void;
}

/** Changes the tags of files and shows the result with undo. */
function useTagging({ close, notDone }: TaggingCallbacks) {
  const { show } = useToast();
  const { mutate: revert } = useMutation({
    mutationFn: ({ files, change }: { files: readonly Media[]; change: TagsChange }) =>
      changeTags(files, change),
    onSuccess: ({ changed, failed }) => {
      if (changed.length > 0) show({ text: say.takenBack(changed.length) });
      for (const { file, message } of failed) show({ text: `${file.name}: ${message}`, tone: 'error' });
    },
    onSettled: refreshMedia,
  });
  const { mutate, data, isPending } = useMutation({
    mutationFn: ({ files, change }: { files: readonly Media[]; change: TagsChange }) =>
      changeTags(files, change),
    onSuccess: ({ changed, failed }) => {
      const after = changed.map((one) => one.after);
      // If every file failed, the dialog itself reports it.
      const isToldHere = changed.length === 0 && failed.length > 0;
      if (!isToldHere)
        show({
          text: say.changed(changed.length),
          ...(changed.length > 0 && {
            visibleFor: undoTime,
            action: {
              label: words.undo,
              run: () => revert({ files: after, change: createTagRevert(changed) }),
            },
          }),
        });
      if (failed.length === 0) close();
      else notDone(failed.map(({ file }) => file));
    },
    onSettled: refreshMedia,
  });
  return {
    change: (files: readonly Media[], change: TagsChange) => mutate({ files, change }),
    failed: isPending ? [] : (data?.failed ?? []),
    isPending,
  };
}

interface NewTagsProps {
  readonly written: string;
  readonly setWritten: (written: string) => void;
  readonly issue: string | undefined;
  readonly known: readonly string[];
}

function NewTags({ written, setWritten, issue, known }: NewTagsProps) {
  const suggestions = useId();
  return (
    <>
      <TextInput
        label={say.label}
        value={written}
        help={say.severalHelp}
        issue={issue}
        list={suggestions}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        data-autofocus
        onValue={setWritten}
      />
      <datalist id={suggestions}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  );
}

interface TagsToRemoveProps {
  readonly files: readonly Media[];
  readonly pressed: readonly string[];
  readonly setPressed: (pressed: readonly string[]) => void;
}

/** Lists the tags of the files, with their counts. */
function TagsToRemove({ files, pressed, setPressed }: TagsToRemoveProps) {
  return (
    <fieldset className="media-tools__choices tag-files__choices" aria-label={say.label}>
      {listTagsByUse(files).map(({ tag, count }) => (
        <button
          key={tag}
          type="button"
          className="media-choice"
          aria-pressed={pressed.includes(tag)}
          onClick={() => setPressed(withTagPressed(pressed, tag))}
        >
          {tag} <span className="media-choice__count">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
