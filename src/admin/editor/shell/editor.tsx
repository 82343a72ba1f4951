import { useEffect } from 'react';
import { useStore } from 'zustand';
import { resolveText } from '#content/language/language.ts';
import { classNames } from '#ui/class-names.ts';
import { preventFileDrops } from '../../shared/prevent-file-drops.ts';
import { words } from '../../words.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { listenToClipboard } from '../commands/clipboard-events.ts';
import { useInsertPastedFiles } from '../commands/use-insert-pasted-files.ts';
import { useShortcuts } from '../commands/use-shortcuts.ts';
import { EditorDialogs } from '../dialogs/editor-dialogs.tsx';
import { PropertyPanel } from '../form/property-panel.tsx';
import { Outline } from '../outline/outline.tsx';
import { useFreshApprovals } from '../responses/use-responses.ts';
import { useDraft, useEditor, usePane, useView } from '../services/editor-context.ts';
import { AreaTabs } from './area-tabs.tsx';
import { EditorHints } from './editor-hints.tsx';
import { StatusBar } from './status-bar.tsx';
import { TopBar } from './top-bar.tsx';
import './editor.css';
import { areDevicesShown } from '../services/side-by-side.ts';

/** Layout of the editor: three areas, with the top bar and the status bar. */
export function Editor() {
  const outlineOpen = useView((view) => view.outlineOpen);
  const panelOpen = useView((view) => view.panelOpen);
  const area = useView((view) => view.area);
  const services = useEditor();
  const { clipboard } = services;
  const panes = useStore(services.panes.store, (state) => state.panes);
  const pasteFiles = useInsertPastedFiles();
  const onKey = useShortcuts();

  useEffect(() => {
    window.addEventListener('keydown', onKey.notice, true);
    window.addEventListener('keydown', onKey.handle);
    return () => {
      window.removeEventListener('keydown', onKey.notice, true);
      window.removeEventListener('keydown', onKey.handle);
    };
  }, [onKey]);
  useEffect(() => listenToClipboard(document, clipboard, pasteFiles), [clipboard, pasteFiles]);
  useEffect(preventFileDrops, []);
  useFreshApprovals();

  return (
    <div
      className={classNames(
        'editor',
        !outlineOpen && 'editor--no-outline',
        !panelOpen && 'editor--no-panel',
        panes.length > 1 && !areDevicesShown(panes) && 'editor--both',
      )}
      data-area={area}
    >
      <DocumentTitle />
      <EditorHints />
      <TopBar />
      <AreaTabs />
      <Outline />
      <Canvas onKey={onKey.press} />
      <PropertyPanel />
      <StatusBar />
      <EditorDialogs />
    </div>
  );
}

/** A separate component, so that typing in the title does not render the whole editor. */
function DocumentTitle() {
  const title = useDraft((state) => state.content.title);
  const language = usePane((view) => view.language);
  return <title>{`${resolveText(title, language) || words.untitled} · ${words.product}`}</title>;
}
