import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { savePage } from '#api/endpoints/pages.ts';
import type { SavePage } from '#api/schemas/page.ts';
import { isSystemPage } from '#content/page.ts';
import { pagePath } from '#content/site-paths.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { pagesChanged } from '../app/queries.ts';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { DeletePage } from './delete-page.tsx';
import { editorPath, type PageRow } from './page-tree.ts';
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
  const setStatus = useStatus(page.id, title);
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
              <MenuItem className="menu__item" onAction={() => setStatus({ status: 'PUBLISHED' })}>
                {state === 'hidden' ? words.dashboard.show : words.dashboard.publish}
              </MenuItem>
            ) : (
              <MenuItem className="menu__item" onAction={() => setStatus({ status: 'HIDDEN' })}>
                {words.dashboard.hide}
              </MenuItem>
            )}
            {state !== 'draft' && (
              <MenuItem className="menu__item" onAction={() => setStatus({ status: 'DRAFT' })}>
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
      {deleting && <DeletePage row={row} title={title} close={() => setDeleting(false)} />}
    </>
  );
}

/** Changes who can see a page, and says so. */
function useStatus(id: string, title: string) {
  const { show } = useToast();
  const { mutate } = useMutation({
    mutationFn: (body: SavePage) => api.call(savePage, { params: { identifier: id }, body }),
    onSuccess: async (_answer, body) => {
      await pagesChanged();
      if (body.status) show({ text: words.dashboard.statusSet[body.status](title) });
    },
    onError: (error) => show({ text: messageOf(error), tone: 'error' }),
  });
  return mutate;
}
