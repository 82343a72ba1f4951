import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { savePage } from '#api/endpoints/pages.ts';
import type { PageInList } from '#api/schemas/page.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { hierarchyQuery } from '../data/hierarchy-query.ts';
import { refreshPages } from '../data/queries.ts';
import { OnOff } from '../forms/on-off.tsx';
import { PageTitleText } from '../pages/page-title-text.tsx';
import { buildPageRows } from '../pages/page-tree.ts';
import { api } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { SettingSection } from './setting-section.tsx';
import { settingsWords } from './settings-words.ts';
import { undoTime } from './undo-time.ts';

const say = settingsWords.menu;

/** The menu, apart from the settings that are saved by a button: it saves itself. */
export function MenuSettings() {
  return (
    <SettingSection of="menu">
      <MenuInput />
    </SettingSection>
  );
}

/**
 * The pages shown in the menu, in the order of the page tree. Each change is saved immediately, and can be
 * undone.
 */
function MenuInput() {
  const { data } = useQuery(hierarchyQuery);
  if (!data) return <p className="site-settings__help">{words.loading}</p>;
  const rows = buildPageRows(data).filter(({ page }) => page.kind === 'page' && page.identifier !== '404');
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
      await refreshPages();
      const undo = { label: words.undo, run: () => mutate({ showInMenu: !showInMenu, isUndo: true }) };
      show({ text: say.saved(title, showInMenu), visibleFor: undoTime, ...(!isUndo && { action: undo }) });
    },
    onError: (error) => show({ text: formatErrorMessage(error), tone: 'error' }),
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
