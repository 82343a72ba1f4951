import { useState } from 'react';
import { languages } from '#content/language/language.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { getPersonName } from '../../../data/people.ts';
import { Loading } from '../../../shared/loading.tsx';
import { formatRelativeTime } from '../../../shared/relative-time.ts';
import { Segments } from '../../../shared/segments.tsx';
import { words } from '../../../words.ts';
import { usePane } from '../../services/editor-context.ts';
import { useVersionState } from './use-version-state.ts';
import { VersionFrame } from './version-frame.tsx';
import { versionFrameWords } from './version-frame-words.ts';
import { VersionProblem } from './version-problem.tsx';
import './version.css';

interface VersionDialogProps {
  readonly versionId: string;
  readonly close: () => void;
}

/** Shows one version of the page as visitors would see it, read-only. */
export function VersionDialog({ versionId, close }: VersionDialogProps) {
  const here = usePane((pane) => pane.language);
  const [language, setLanguage] = useState(here);
  const { state, head, error } = useVersionState(versionId, language);
  const options = languages.map((value) => ({ value, label: words.languages[value] }));
  return (
    <Modal
      title={head?.name ?? versionFrameWords.title(head?.status)}
      size="xlarge"
      className="version"
      closeLabel={words.close}
      onClose={close}
    >
      <div className="version__bar">
        <p className="version__facts">
          {head &&
            versionFrameWords.facts(
              head.author && getPersonName(head.author),
              formatRelativeTime(head.updatedAt),
            )}
        </p>
        <Segments label={words.editor.language} options={options} value={language} onValue={setLanguage} />
      </div>
      {error ? (
        <VersionProblem error={error} />
      ) : state ? (
        <VersionFrame versionId={versionId} state={state} onEscape={close} />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}
