import { useState } from 'react';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../words.ts';
import { ImportDone } from './import-done.tsx';
import { ImportFile } from './import-file.tsx';
import { ImportReport } from './import-report.tsx';
import { redirectWords } from './redirect-words.ts';
import { useImport } from './use-import.ts';
import './import.css';

const say = redirectWords.import;

/** Makes redirects of the file of an older site: choose it, look at what each line does, make them. */
export function ImportDialog({ close }: { readonly close: () => void }) {
  const work = useImport();
  const [failed, setFailed] = useState<string>();
  const { phase } = work;
  return (
    <Modal title={say.title} size="large" className="import-dialog" closeLabel={words.close} onClose={close}>
      {phase.type === 'file' && (
        <ImportFile
          issue={failed ?? phase.issue}
          isBusy={phase.isReading}
          onFailed={setFailed}
          onText={(name, csv) => {
            setFailed(undefined);
            void work.look(name, csv);
          }}
        />
      )}
      {phase.type === 'report' && <ImportReport phase={phase} work={work} />}
      {phase.type === 'done' && <ImportDone phase={phase} work={work} close={close} />}
    </Modal>
  );
}
