import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { BrowserRouter } from 'react-router';
import { ToastProvider, useToast } from '#ui/toast/toast.tsx';
import { queryClient } from '../data/queries.ts';
import { Announcer } from '../shared/announcer.tsx';
import { useRemovedFiles } from '../shared/removed-files.ts';
import { keepTheme } from '../shared/theme.ts';
import { Tooltips } from '../tooltips/tooltips.tsx';
import { words } from '../words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Screens } from './screens.tsx';

export function App() {
  useEffect(keepTheme, []);
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          {/* The editor is in English in any browser, including widget texts and number formats. */}
          <I18nProvider locale="en-GB">
            <ToastProvider>
              <BrowserRouter>
                <Screens />
              </BrowserRouter>
              <Announcer />
              <Tooltips />
              <RemovedFilesNote />
            </ToastProvider>
          </I18nProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}

/** Tells once that a newer build was deployed, and offers to reload. Unsaved changes stay in the browser. */
function RemovedFilesNote() {
  const areGone = useRemovedFiles();
  const { show } = useToast();
  useEffect(() => {
    if (!areGone) return;
    const run = () => window.location.reload();
    show({
      text: words.outdated.text,
      action: { label: words.outdated.reload, run },
      visibleFor: Number.POSITIVE_INFINITY,
    });
  }, [areGone, show]);
  return null;
}
