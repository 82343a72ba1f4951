import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { pageSettingNames } from '#document/page-document.ts';
import { noSettings, type SettingsErrors, type SettingsLevels } from '../../page-settings/frame-settings.ts';
import {
  globalLayoutQuery,
  pageBackgroundQuery,
  pageLayoutQuery,
} from '../../page-settings/settings-queries.ts';
import { useDraft, useEditor } from './editor-context.ts';
import { usePageFacts } from './page-facts.ts';

/** The levels loaded so far, what failed, and a function that retries it. */
export function useSettingsLevels() {
  const { pageId } = useEditor();
  const { versionId } = usePageFacts();
  const named = { enabled: versionId !== null };
  const globalLayout = useQuery(globalLayoutQuery);
  const pageLayout = useQuery(pageLayoutQuery(pageId, undefined));
  const layout = useQuery({ ...pageLayoutQuery(pageId, versionId ?? undefined), ...named });
  const pageBackground = useQuery(pageBackgroundQuery(pageId, undefined));
  const background = useQuery({ ...pageBackgroundQuery(pageId, versionId ?? undefined), ...named });
  const levels = useMemo<SettingsLevels>(
    () => ({
      globalLayout: globalLayout.data ?? null,
      ofPage: { ...noSettings, ...pageBackground.data, layoutSettings: pageLayout.data ?? null },
      ofVersion: {
        ...(layout.data !== undefined && { layoutSettings: layout.data }),
        ...background.data,
      },
    }),
    [globalLayout.data, pageLayout.data, layout.data, pageBackground.data, background.data],
  );
  const failed = [globalLayout, pageLayout, layout, pageBackground, background].filter((one) => one.isError);
  return {
    levels,
    errors: {
      globalLayout: globalLayout.error,
      pageLayout: pageLayout.error ?? layout.error,
      pageBackground: pageBackground.error ?? background.error,
    } satisfies SettingsErrors,
    again: () => {
      for (const one of failed) void one.refetch();
    },
  };
}

/**
 * Passes the server's settings of the page to the draft as each one is loaded; from then on it can be edited
 * and saved. A draft that is restored or replaced without them gets them again.
 */
export function useServerSettings(): void {
  const { receiveSettings } = useEditor();
  const { ofVersion } = useSettingsLevels().levels;
  const unknown = useDraft(({ content }) =>
    pageSettingNames.filter((name) => content[name] === undefined).join(),
  );
  const received = useRef(new Set<string>());
  useEffect(() => {
    const asked = pageSettingNames.filter(
      (name) =>
        ofVersion[name] !== undefined && (unknown.split(',').includes(name) || !received.current.has(name)),
    );
    for (const name of asked) received.current.add(name);
    if (asked.length > 0) receiveSettings(Object.fromEntries(asked.map((name) => [name, ofVersion[name]])));
  }, [unknown, ofVersion, receiveSettings]);
}
