import { useNavigate } from 'react-router';
import type { PageSummary } from '#api/schemas/page.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { PageContent } from '#content/page/page.ts';
import { createPageTree } from '#document/page-tree.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { CheckLines } from '../page-checks/check-lines.tsx';
import { type CheckLine, checkPage } from '../page-checks/page-checks.ts';
import { words } from '../words.ts';
import { getEditorPath } from './page-tree.ts';
import { pagesWords } from './pages-words.ts';

interface Props {
  readonly page: Pick<PageSummary, 'id' | 'kind'>;
  readonly content: PageContent;
  readonly publish: () => void;
  readonly close: () => void;
}

const checkContent = (content: PageContent) => checkPage(createPageTree(blockDefinitions, content));

/**
 * True if the page has placeholders or images without alt text. Errors that prevent publishing are checked by
 * the server.
 */
export function hasUnwritten(content: PageContent): boolean {
  const { unwritten, undescribed } = checkContent(content);
  return unwritten.length + undescribed.length > 0;
}

/** Lists missing texts before a page is published without opening it. */
export function PublishUnwritten({ page, content, publish, close }: Props) {
  const navigate = useNavigate();
  const { unwritten, undescribed } = checkContent(content);
  const open = () => void navigate(getEditorPath(page));
  const confirm = () => {
    close();
    publish();
  };
  return (
    <Modal
      title={unwritten.length > 0 ? words.publish.notWritten : words.publish.notDescribed}
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button onClick={open}>{pagesWords.open}</Button>
          <Button variant="primary" onClick={confirm}>
            {words.publish.without}
          </Button>
        </>
      }
    >
      <Lines help={words.publish.notWrittenHelp} lines={unwritten} go={open} />
      <Lines help={words.publish.notDescribedHelp} lines={undescribed} go={open} />
    </Modal>
  );
}

interface LinesProps {
  readonly help: string;
  readonly lines: readonly CheckLine[];
  readonly go: () => void;
}

function Lines({ help, lines, go }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <p className="dialog-lead">{help}</p>
      <CheckLines definitions={blockDefinitions} lines={lines} go={go} />
    </>
  );
}
