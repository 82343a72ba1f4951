import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../../words.ts';
import { useEditor } from '../services/editor-context.ts';
import { CheckLines } from '../work/check-lines.tsx';
import type { CheckLine, PageChecks } from '../work/page-checks.ts';

interface Props {
  readonly checks: PageChecks;
  /** Present when somebody wants to publish, and nothing but unwritten words speaks against it. */
  readonly publish?: (() => void) | undefined;
  readonly close: () => void;
}

/** What there is to do before visitors see the page; every line leads to its field. */
export function Checklist({ checks: { issues, unwritten, undescribed }, publish, close }: Props) {
  const refused = issues.length > 0;
  return (
    <Modal
      title={
        refused
          ? words.publish.notYet
          : unwritten.length > 0
            ? words.publish.notWritten
            : words.publish.notDescribed
      }
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{publish ? words.cancel : words.close}</Button>
          {publish && (
            <Button
              variant="primary"
              onClick={() => {
                close();
                publish();
              }}
            >
              {words.publish.without}
            </Button>
          )}
        </>
      }
    >
      {refused && (
        <>
          <p className="dialog-lead">{words.publish.notYetHelp}</p>
          <Lines lines={issues} close={close} />
        </>
      )}
      {unwritten.length > 0 && (
        <>
          {refused && <h3 className="issues__title">{words.publish.notWritten}</h3>}
          <p className="dialog-lead">{words.publish.notWrittenHelp}</p>
          <Lines lines={unwritten} close={close} />
        </>
      )}
      {undescribed.length > 0 && (
        <>
          {(refused || unwritten.length > 0) && (
            <h3 className="issues__title">{words.publish.notDescribed}</h3>
          )}
          <p className="dialog-lead">{words.publish.notDescribedHelp}</p>
          <Lines lines={undescribed} close={close} />
        </>
      )}
    </Modal>
  );
}

function Lines({ lines, close }: { readonly lines: readonly CheckLine[]; readonly close: () => void }) {
  const { draft, definitions, view } = useEditor();
  const go = ({ block, field }: CheckLine) => {
    close();
    view.setState({ area: 'properties', panelOpen: true });
    draft.select(block?.id ?? null);
    if (block && field !== '') view.setState({ fieldRequest: { blockId: block.id, field, focus: true } });
  };
  return <CheckLines definitions={definitions} lines={lines} go={go} />;
}
