import { matchPath, Route, Routes } from 'react-router';
import { askForPage } from '../data/queries.ts';
import { onSessionStart } from '../session/api.ts';
import { onDemand } from '../shared/on-demand.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ScreenOnDemand } from './screen-on-demand.tsx';
import { Shell } from './shell.tsx';
import { SidebarLayout } from './sidebar-layout.tsx';

const login = onDemand(() => import('../session/login-screen.tsx').then((m) => m.LoginScreen));
const welcome = onDemand(() => import('../session/welcome-screen.tsx').then((m) => m.WelcomeScreen));
const dashboard = onDemand(() => import('../pages/dashboard-screen.tsx').then((m) => m.DashboardScreen));
const newPage = onDemand(() => import('../pages/new-page-screen.tsx').then((m) => m.NewPageScreen));
const media = onDemand(() => import('../media/media-screen.tsx').then((m) => m.MediaScreen));
const editor = onDemand(() => import('../editor/shell/editor-screen.tsx').then((m) => m.EditorScreen));

const editPaths = ['/admin/pages/edit/:id', '/admin/cases/edit/:id'];

/** Begins to load what an address shows while its visitor's session is still being looked up. */
export function prepareScreen(path: string): void {
  for (const pattern of editPaths) {
    const id = matchPath(pattern, path)?.params.id;
    if (id === undefined) continue;
    editor.preload();
    onSessionStart(() => askForPage(id));
  }
}

/** Every admin address and its screen; each screen loads when it is first opened. */
export function Screens() {
  return (
    <Routes>
      <Route path="/admin/login" element={<ScreenOnDemand screen={login} props={{}} />} />
      <Route path="/admin/welcome" element={<ScreenOnDemand screen={welcome} props={{}} />} />
      <Route path="/admin" element={<Shell />}>
        <Route element={<SidebarLayout />}>
          <Route index element={<ScreenOnDemand screen={dashboard} props={{}} />} />
          <Route path="dashboard" element={<ScreenOnDemand screen={dashboard} props={{}} />} />
          <Route path="pages/new" element={<ScreenOnDemand screen={newPage} props={{ kind: 'page' }} />} />
          <Route path="cases/new" element={<ScreenOnDemand screen={newPage} props={{ kind: 'case' }} />} />
          <Route path="media" element={<ScreenOnDemand screen={media} props={{}} />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
        {editPaths.map((path) => (
          <Route key={path} path={path} element={<ScreenOnDemand screen={editor} props={{}} />} />
        ))}
      </Route>
    </Routes>
  );
}
