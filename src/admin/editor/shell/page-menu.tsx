import { getPagePath, withLanguage } from '#content/address/site-paths.ts';
import { ActionMenu, type MenuAction } from '../../shared/menu/action-menu.tsx';
import { words } from '../../words.ts';
import { type Command, runEditorCommand } from '../commands/command.ts';
import { settingsCommand, shareCommand, versionsCommand } from '../commands/dialog.command.ts';
import { allDevicesCommand } from '../commands/view.command.ts';
import { useEditor, usePane } from '../services/editor-context.ts';
import { usePageFacts } from '../services/page-facts.ts';

export interface PageMenuProps {
  readonly at: HTMLElement;
  readonly close: () => void;
}

/** Actions on the page for which the top bar of a phone has no room. */
export function PageMenu({ at, close }: PageMenuProps) {
  const services = useEditor();
  const facts = usePageFacts();
  const language = usePane((state) => state.language);
  const createAction = (command: Command): MenuAction => ({
    id: command.id,
    label: command.label,
    run: () => runEditorCommand(command, services),
  });
  const visit = {
    id: 'visit',
    label: words.editor.viewOnSite,
    run: () => void window.open(withLanguage(getPagePath(facts), language), '_blank', 'noopener'),
  };
  const view = [...(facts.kind === 'section' ? [] : [visit]), createAction(allDevicesCommand)];
  const groups = [
    { actions: [settingsCommand, versionsCommand, shareCommand].map(createAction) },
    { actions: view },
  ];
  return <ActionMenu title={words.nav.more} at={at} groups={groups} close={close} />;
}
