import { ChevronRight } from 'lucide-react';
import type { Fault } from '#content/fault.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../../words.ts';
import { BlockIcon } from '../block-icon.tsx';
import { useEditor } from '../editor-context.ts';
import { blockAtPath } from './issue-block.ts';
import './not-publishable.css';

interface Props {
  readonly issues: readonly Fault[];
  readonly close: () => void;
}

/** What has to be done before visitors can see the page; every line leads to its block. */
export function NotPublishable({ issues, close }: Props) {
  const { draft, definitions, view } = useEditor();
  const { content } = draft.store.getState();
  return (
    <Modal
      title={words.publish.notYet}
      closeLabel={words.close}
      onClose={close}
      footer={<Button onClick={close}>{words.close}</Button>}
    >
      <p className="dialog-lead">{words.publish.notYetHelp}</p>
      <ul className="issues">
        {issues.map((issue) => {
          const block = blockAtPath(content, issue.path);
          const go = () => {
            close();
            view.setState({ area: 'properties', panelOpen: true });
            draft.select(block?.id ?? null);
          };
          return (
            <li key={`${issue.path} ${issue.message}`}>
              <button type="button" className="issues__line" onClick={go}>
                {block && <BlockIcon type={block.type} />}
                <span className="issues__text">
                  {block && <strong>{definitions.get(block.type)?.label ?? block.type}</strong>}
                  <span>{issue.message}</span>
                </span>
                <ChevronRight aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
