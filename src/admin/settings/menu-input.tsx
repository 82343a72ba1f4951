import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { savePage } from '#api/endpoints/pages.ts';
import type { PageInList } from '#api/schemas/page.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { hierarchyQuery } from '../data/hierarchy-query.ts';
import { pagesChanged } from '../data/queries.ts';
import { OnOff } from '../forms/on-off.tsx';
import { PageTitleText } from '../pages/page-title-text.tsx';
import { pageRows } from '../pages/page-tree.ts';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { settingsWords } from './settings-words.ts';
import { undoTime } from './undo-time.ts';

const say = settingsWords.menu;

/** Which pages the menu shows, in the order of the tree. Each is saved at once, and can be taken back. */
export function MenuInput() {
  const { data } = useQuery(hierarchyQuery);
  if (!data) return <p className="site-settings__help">{words.loading}</p>;
  const rows = pageRows(data).filter(({ page }) => page.kind === 'page' && page.identifier !== '404');
  return (
    <ul className="menu-input">
      {rows.map(({ page, depth }) => (
        <Line key={page.id} page={page} depth={depth} />
      ))}
    </ul>
  );
}

function Line({ page, depth }: { readonly page: PageInList; readonly depth: number }) {
  const id = useId();
  const { show } = useToast();
  const title = resolveText(page.title, defaultLanguage) || page.identifier;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ showInMenu }: { showInMenu: boolean; isUndo: boolean }) =>
      api.call(savePage, { params: { identifier: page.id }, body: { showInMenu } }),
    onSuccess: async (_answer, { showInMenu, isUndo }) => {
      await pagesChanged();
      const undo = { label: words.undo, run: () => mutate({ showInMenu: !showInMenu, isUndo: true }) };
      show({ text: say.saved(title, showInMenu), visibleFor: undoTime, ...(!isUndo && { action: undo }) });
    },
    onError: (error) => show({ text: messageOf(error), tone: 'error' }),
  });
  const isOn = isPending && variables ? variables.showInMenu : page.showInMenu;
  return (
    <li className="menu-input__line" style={{ '--depth': depth } as React.CSSProperties}>
      <label htmlFor={id}>
        <span className="visually-hidden">{say.shown(title)}</span>
        <span aria-hidden="true">
          <PageTitleText page={page} />
        </span>
      </label>
      <OnOff
        id={id}
        on={isOn}
        disabled={isPending}
        onChange={(showInMenu) => mutate({ showInMenu, isUndo: false })}
      />
    </li>
  );
}
