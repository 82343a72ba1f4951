import { useNavigate } from 'react-router';
import type { PageSummary } from '#api/schemas/page.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { PageContent } from '#content/page.ts';
import { pageTree } from '#document/page-tree.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { CheckLines } from '../editor/work/check-lines.tsx';
import { checkPage } from '../editor/work/page-checks.ts';
import { words } from '../words.ts';
import { editorPath } from './page-tree.ts';

interface Props {
  readonly page: Pick<PageSummary, 'id' | 'kind'>;
  readonly content: PageContent;
  readonly publish: () => void;
  readonly close: () => void;
}

/** True when places of the page only show an example. What refuses publishing is the server's to say. */
export function hasUnwritten(content: PageContent): boolean {
  return checkPage(pageTree(blockDefinitions, content)).unwritten.length > 0;
}

/** Names what is not written yet before a page is published without being opened. */
export function PublishUnwritten({ page, content, publish, close }: Props) {
  const navigate = useNavigate();
  const open = () => void navigate(editorPath(page));
  const confirm = () => {
    close();
    publish();
  };
  return (
    <Modal
      title={words.publish.notWritten}
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button onClick={open}>{words.dashboard.open}</Button>
          <Button variant="primary" onClick={confirm}>
            {words.publish.without}
          </Button>
        </>
      }
    >
      <p className="dialog-lead">{words.publish.notWrittenHelp}</p>
      <CheckLines
        definitions={blockDefinitions}
        lines={checkPage(pageTree(blockDefinitions, content)).unwritten}
        go={open}
      />
    </Modal>
  );
}
