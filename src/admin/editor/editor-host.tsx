import { useEffect, useState } from 'react';
import type { ApiPage } from '#api/schemas/page.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { keepDraft } from './draft/keep-draft.ts';
import { browserDrafts } from './draft/stored-draft.ts';
import { Editor } from './editor.tsx';
import { EditorContext } from './editor-context.ts';
import { type KeptHere, openServices, restoredToast } from './page/open-services.ts';
import { usePageFacts } from './page/page-facts.ts';
import { autosave } from './saving/autosave.ts';
import { useLeaveGuard } from './saving/leave-guard.ts';
import { OtherTabsContext, useOtherTabs } from './tabs/other-tabs-context.ts';

interface EditorHostProps {
  readonly routeId: string;
  readonly page: ApiPage;
  readonly revision: string | undefined;
  readonly kept: KeptHere;
}

/** Keeps one page open: its draft, its browser copy, its saving. The page in the props is the one opened. */
export function EditorHost(props: EditorHostProps) {
  const { show } = useToast();
  const [{ services, restored }] = useState(() => openServices({ ...props, toast: show }));
  const [storable, setStorable] = useState(true);
  const { versioning } = usePageFacts();

  useEffect(() => {
    if (restored) show(restoredToast(services));
  }, [restored, services, show]);

  useEffect(() => {
    const { pageId, tab, draft, saves } = services;
    return keepDraft({ pageId, tab, draft, saves, storage: browserDrafts, onStorable: setStorable });
  }, [services]);

  useEffect(() => {
    if (versioning) return autosave(services.draft, services.saves);
  }, [services, versioning]);

  useEffect(() => services.saves.close, [services]);
  const tabs = useOtherTabs(services);
  useLeaveGuard(services.saves, storable);

  return (
    <EditorContext value={services}>
      <OtherTabsContext value={tabs}>
        <Editor />
      </OtherTabsContext>
    </EditorContext>
  );
}
