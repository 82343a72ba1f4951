import { useEffect, useState } from 'react';
import type { ApiPage } from '#api/schemas/page.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { EditorContext } from '../services/editor-context.ts';
import { createRestoredToast, openServices, type StoredWork } from '../services/open-services.ts';
import { OtherTabsContext, useOtherTabs } from '../services/other-tabs-context.ts';
import { usePageFacts } from '../services/page-facts.ts';
import { useServerSettings } from '../services/settings-levels.ts';
import { usePresence } from '../services/use-presence.ts';
import { startAutosave } from '../work/autosave.ts';
import { browserDrafts } from '../work/draft/browser-drafts.ts';
import { keepDraft } from '../work/draft/draft.ts';
import { useLeaveGuard } from '../work/saving/leave-guard.ts';
import { watchConnection } from '../work/saving/watch-connection.ts';
import { Editor } from './editor.tsx';

interface EditorHostProps {
  readonly routeId: string;
  readonly page: ApiPage;
  readonly revision: string | undefined;
  readonly kept: StoredWork;
}

function LearnedSettings() {
  useServerSettings();
  return null;
}

/**
 * Keeps one page open: its services, its copy in the browser, autosave. Later changes of the props are
 * ignored.
 */
export function EditorHost(props: EditorHostProps) {
  const { show } = useToast();
  const [{ services, restored }] = useState(() => openServices({ ...props, toast: show }));
  const [storable, setStorable] = useState(true);
  const { versioning } = usePageFacts();

  useEffect(() => {
    if (restored) show(createRestoredToast(services));
  }, [restored, services, show]);

  useEffect(() => {
    const { pageId, tab, draft, saves } = services;
    return keepDraft({ pageId, tab, draft, saves, storage: browserDrafts, onStorable: setStorable });
  }, [services]);

  useEffect(() => {
    if (versioning) return startAutosave(services.draft, services.saves);
  }, [services, versioning]);

  useEffect(() => services.saves.close, [services]);
  useEffect(() => watchConnection(services.saves.connectionIsBack), [services]);
  const tabs = useOtherTabs(services);
  useEffect(() => services.merging.start(() => tabs.getState().saved), [services, tabs]);
  usePresence(services);
  useLeaveGuard(services.saves, storable);

  return (
    <EditorContext value={services}>
      <OtherTabsContext value={tabs}>
        <LearnedSettings />
        <Editor />
      </OtherTabsContext>
    </EditorContext>
  );
}
