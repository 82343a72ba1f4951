import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { BrowserRouter } from 'react-router';
import { ToastProvider } from '#ui/toast/toast.tsx';
import { queryClient } from '../data/queries.ts';
import { Announcer } from '../shared/announcer.tsx';
import { keepTheme } from '../shared/theme.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { RemovedFilesNote } from './removed-files-note.tsx';
import { Screens } from './screens.tsx';

export function App() {
  useEffect(keepTheme, []);
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          {/* The editor is in English, whatever the browser's language is: its widgets' words and figures too. */}
          <I18nProvider locale="en-GB">
            <ToastProvider>
              <BrowserRouter>
                <Screens />
              </BrowserRouter>
              <Announcer />
              <RemovedFilesNote />
            </ToastProvider>
          </I18nProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}
