import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { ToastProvider } from '#ui/toast/toast.tsx';
import { session } from '../session/api.ts';
import { Announcer } from '../shared/announcer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { queryClient } from './queries.ts';
import { Screens } from './screens.tsx';
import { keepTheme } from './theme.ts';

export function App() {
  useEffect(() => {
    void session.start();
    return keepTheme();
  }, []);
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <ToastProvider>
            <BrowserRouter>
              <Screens />
            </BrowserRouter>
            <Announcer />
          </ToastProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}
