import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useToast } from '#ui/toast/toast.tsx';
import { searchMenuList } from '../../command-menu/search-menu.tsx';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { DialogFailed } from '../../shared/part-failed.tsx';
import { blockDrags } from '../canvas/dragging/load-block-drags.ts';
import { pageLook } from '../form/page-form.tsx';
import { blockForm } from '../form/property-panel.tsx';
import { rowDrags } from '../outline/use-row-drag.ts';
import { useEditor, useView } from '../services/editor-context.ts';
import { preloadMerging } from '../work/merging/load-merging.ts';
import { CommandMenu } from './command-menu/command-menu.tsx';
import { InsertMenu } from './insert-menu/insert-menu.tsx';
import type { DialogOnDemand } from './loaded-dialog.tsx';
import { runOnceLoaded } from './run-once-loaded.ts';

const loadedDialogs = onDemand(() => import('./loaded-dialog.tsx'));

/** Renders the open dialog, if any. A conflict comes before all others. */
export function EditorDialogs() {
  const services = useEditor();
  const { show } = useToast();
  const { view, merging } = services;
  const dialog = useView((state) => state.dialog);
  const question = useStore(merging.store, (state) => state.question);
  const close = () => view.setState({ dialog: undefined });
  useEffect(
    () =>
      runOnceLoaded(() => {
        blockForm.preload();
        pageLook.preload();
        blockDrags.preload();
        rowDrags.preload();
        searchMenuList.preload();
        loadedDialogs.preload();
        preloadMerging();
      }),
    [],
  );
  useEffect(() => {
    if (window.location.search)
      void import('./open-from-link.ts').then(({ openFromLink: arrive }) => arrive(services, show));
  }, [services, show]);
  if (question) return <LazyDialog dialog={{ type: 'conflict', question }} close={close} />;
  if (!dialog) return null;
  switch (dialog.type) {
    case 'insert':
      return <InsertMenu {...dialog} close={close} />;
    case 'commands':
      return <CommandMenu close={close} />;
    default:
      return <LazyDialog dialog={dialog} close={close} />;
  }
}

interface LazyDialogProps {
  readonly dialog: DialogOnDemand;
  readonly close: () => void;
}

/** Renders a dialog once its module is loaded; usually it has been preloaded. */
function LazyDialog({ dialog, close }: LazyDialogProps) {
  const { part, failed } = useOnDemand(loadedDialogs);
  if (part) return <part.LoadedDialog dialog={dialog} close={close} />;
  return failed ? <DialogFailed close={close} /> : null;
}
