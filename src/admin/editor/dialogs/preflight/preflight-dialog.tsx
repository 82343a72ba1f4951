import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { checkPage } from '../../../page-checks/page-checks.ts';
import { words } from '../../../words.ts';
import { useDraft, useEditor } from '../../services/editor-context.ts';
import { goToPlace } from '../../services/go-to-place.ts';
import type { Finding } from '../../work/preflight/finding.ts';
import { preflightWords as say } from '../../work/preflight/preflight-words.ts';
import { Preflight } from './preflight.tsx';
import { usePreflight } from './use-preflight.ts';

interface Props {
  readonly close: () => void;
}

/** Lists the findings before publishing; each leads to its field. */
export function PreflightDialog({ close }: Props) {
  const services = useEditor();
  const state = usePreflight();
  const refuses = useDraft(({ tree }) => checkPage(tree).issues.length > 0);
  const go = ({ place, language }: Finding) => {
    close();
    goToPlace(services, { ...place, language });
  };
  return (
    <Modal
      title={refuses ? words.publish.notYet : say.title}
      size="large"
      closeLabel={words.close}
      onClose={close}
      footer={<Button onClick={close}>{words.close}</Button>}
    >
      <p className="dialog-lead">{refuses ? words.publish.notYetHelp : say.lead}</p>
      <Preflight state={state} go={go} />
    </Modal>
  );
}
