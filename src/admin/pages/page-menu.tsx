import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { savePage } from '#api/endpoints/pages.ts';
import { isSystemPage } from '#content/page.ts';
import { pagePath } from '#content/site-paths.ts';
import { pagesChanged } from '../data/queries.ts';
import { api } from '../session/api.ts';
import { words } from '../words.ts';
import { useStatusChange } from './change-status.tsx';
import { DeletePage } from './delete-page.tsx';
import { editorPath, type PageRow } from './page-tree.ts';
import { usePublish } from './publish-page.tsx';
import { publishState } from './publish-state.ts';
import '../shared/menu.css';

interface PageMenuProps {
  readonly row: PageRow;
  readonly title: string;
}

/** What can be done with a page without opening it. */
export function PageMenu({ row, title }: PageMenuProps) {
  const { page } = row;
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const { change, question } = useStatusChange(page, title, {
    save: (body, ifMatch) => api.call(savePage, { params: { identifier: page.id }, body }, { ifMatch }),
    settled: pagesChanged,
  });
  const { publish, question: unwritten } = usePublish(page, () => change('PUBLISHED'));
  const state = publishState(page);
  const protectedFromDeleting = isSystemPage(page.identifier);
  return (
    <>
      <MenuTrigger>
        <Button className="icon-button" aria-label={words.dashboard.menu(title)}>
          <Ellipsis aria-hidden="true" />
        </Button>
        <Popover className="menu-popover react-aria-Popover" placement="bottom end" offset={4}>
          <Menu className="menu">
            <MenuItem className="menu__item" onAction={() => void navigate(editorPath(page))}>
              {words.dashboard.open}
            </MenuItem>
            <MenuItem className="menu__item" href={pagePath(page)} target="_blank" rel="noopener">
              {words.dashboard.view}
            </MenuItem>
            <Separator className="menu__line" />
            {state === 'draft' || state === 'hidden' ? (
              <MenuItem className="menu__item" onAction={publish}>
                {state === 'hidden' ? words.dashboard.show : words.dashboard.publish}
              </MenuItem>
            ) : (
              <MenuItem className="menu__item" onAction={() => change('HIDDEN')}>
                {words.dashboard.hide}
              </MenuItem>
            )}
            {state !== 'draft' && (
              <MenuItem className="menu__item" onAction={() => change('DRAFT')}>
                {words.dashboard.unpublish}
              </MenuItem>
            )}
            {!protectedFromDeleting && <Separator className="menu__line" />}
            {!protectedFromDeleting && (
              <MenuItem className="menu__item menu__item--danger" onAction={() => setDeleting(true)}>
                {words.dashboard.delete}
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      {question}
      {unwritten}
      {deleting && <DeletePage row={row} title={title} close={() => setDeleting(false)} />}
    </>
  );
}
