import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Modal } from '#ui/modal/modal.tsx';
import { sectionsQuery } from '../../../data/sections.ts';
import { PageTitleText } from '../../../pages/page-title-text.tsx';
import { getEditorPath } from '../../../pages/page-tree.ts';
import { words } from '../../../words.ts';
import { usePane } from '../../services/editor-context.ts';
import { savedSectionWords as say } from '../../services/saved-section-words.ts';
import './section-usage.css';

/** Number of pages that show a section; lists them when it is clicked. */
export function SectionUsage({ identifier }: { readonly identifier: string }) {
  const { data } = useQuery(sectionsQuery);
  const language = usePane((pane) => pane.language);
  const [isOpen, setOpen] = useState(false);
  const section = data?.find((one) => one.identifier === identifier);
  if (!section) return null;
  const text = say.usedOn(section.usedBy.length);
  if (section.usedBy.length === 0) return <span className="section-usage">{text}</span>;
  return (
    <>
      <button type="button" className="quiet-button section-usage" onClick={() => setOpen(true)}>
        {text}
      </button>
      {isOpen && (
        <Modal title={text} size="small" closeLabel={words.close} onClose={() => setOpen(false)}>
          <p className="dialog-lead">{say.usedHelp}</p>
          <ul className="section-usage__pages">
            {section.usedBy.map((page) => (
              <li key={page.id}>
                <Link to={getEditorPath(page)}>
                  <PageTitleText page={page} language={language} untitled={words.untitled} />
                </Link>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}
