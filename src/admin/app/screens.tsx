import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Loading } from '../shared/loading.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { Shell } from './shell.tsx';
import { SidebarLayout } from './sidebar-layout.tsx';

const LoginScreen = lazy(() =>
  import('../session/login-screen.tsx').then((m) => ({ default: m.LoginScreen })),
);
const WelcomeScreen = lazy(() =>
  import('../session/welcome-screen.tsx').then((m) => ({ default: m.WelcomeScreen })),
);
const DashboardScreen = lazy(() =>
  import('../pages/dashboard-screen.tsx').then((m) => ({ default: m.DashboardScreen })),
);
const NewPageScreen = lazy(() =>
  import('../pages/new-page-screen.tsx').then((m) => ({ default: m.NewPageScreen })),
);
const MediaScreen = lazy(() => import('../media/media-screen.tsx').then((m) => ({ default: m.MediaScreen })));
const EditorScreen = lazy(() =>
  import('../editor/shell/editor-screen.tsx').then((m) => ({ default: m.EditorScreen })),
);

/** Every admin address and its screen; each screen loads when it is first opened. */
export function Screens() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path="/admin/login" element={<LoginScreen />} />
        <Route path="/admin/welcome" element={<WelcomeScreen />} />
        <Route path="/admin" element={<Shell />}>
          <Route element={<SidebarLayout />}>
            <Route index element={<DashboardScreen />} />
            <Route path="dashboard" element={<DashboardScreen />} />
            <Route path="pages/new" element={<NewPageScreen kind="page" />} />
            <Route path="cases/new" element={<NewPageScreen kind="case" />} />
            <Route path="media" element={<MediaScreen />} />
            <Route path="*" element={<NotFoundScreen />} />
          </Route>
          <Route path="pages/edit/:id" element={<EditorScreen />} />
          <Route path="cases/edit/:id" element={<EditorScreen />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
