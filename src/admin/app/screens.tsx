import type { ComponentType } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { preloadPage } from '../data/queries.ts';
import { onSessionStart } from '../session/api.ts';
import { RequireSession } from '../session/require-session.tsx';
import { Loading } from '../shared/loading.tsx';
import { type DestinationName, destinations, formerAddresses } from '../shared/navigation.ts';
import { Notice } from '../shared/notice.tsx';
import { type LazyPart, onDemand, useOnDemand } from '../shared/on-demand.ts';
import { PartFailed } from '../shared/part-failed.tsx';
import { words } from '../words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { useScreenChange } from './screen-change.ts';
import { listedScreens } from './screen-list.ts';

/** The layout around the screens of signed-in members, except the editor. */
const sidebar = onDemand(() => import('./sidebar-layout.tsx').then((m) => m.SidebarLayout));
const login = onDemand(() => import('../session/login-screen.tsx').then((m) => m.LoginScreen));
const forgotten = onDemand(() => import('../session/forgotten-screen.tsx').then((m) => m.ForgottenScreen));
const welcome = onDemand(() => import('../session/welcome-screen.tsx').then((m) => m.WelcomeScreen));
const newPage = onDemand(() => import('../pages/new/new-page-screen.tsx').then((m) => m.NewPageScreen));
const testIndex = onDemand(() =>
  import('../test-pages/test-index-screen.tsx').then((m) => m.TestIndexScreen),
);
const testPage = onDemand(() => import('../test-pages/test-screen.tsx').then((m) => m.TestScreen));
const editor = onDemand(() => import('../editor/shell/editor-screen.tsx').then((m) => m.EditorScreen));

/** Screens in the navigation. */
const screens: Readonly<Record<DestinationName, LazyPart<ComponentType>>> = {
  ...listedScreens,
  pages: listedScreens.home,
  media: onDemand(() => import('../media/library/media-screen.tsx').then((m) => m.MediaScreen)),
};
const destinationNames = Object.keys(destinations) as DestinationName[];

const editPaths = ['/admin/pages/edit/:id', '/admin/cases/edit/:id'];

/** Starts loading the screen and data of a path while the session is still being fetched. */
export function prepareScreen(path: string): void {
  for (const pattern of editPaths) {
    const id = matchPath(pattern, path)?.params.id;
    if (id === undefined) continue;
    editor.preload();
    onSessionStart(() => preloadPage(id));
    return;
  }
  if (['/admin/login', '/admin/forgotten', '/admin/welcome'].some((own) => matchPath(own, path))) return;
  sidebar.preload();
  if (matchPath('/admin', path) || matchPath('/admin/dashboard', path)) listedScreens.home.preload();
}

/** Routes every admin path to its screen; each screen is loaded when it is first opened. */
export function Screens() {
  useScreenChange();
  return (
    <Routes>
      <Route path="/admin/login" element={<ScreenOnDemand screen={login} props={{}} />} />
      <Route path="/admin/forgotten" element={<ScreenOnDemand screen={forgotten} props={{}} />} />
      <Route path="/admin/welcome" element={<ScreenOnDemand screen={welcome} props={{}} />} />
      <Route path="/admin" element={<Shell />}>
        <Route element={<ScreenOnDemand screen={sidebar} props={{}} />}>
          {destinationNames.map((name) => (
            <Route
              key={name}
              path={destinations[name].path.replace(/^\/admin\/?/, '')}
              element={<ScreenOnDemand screen={screens[name]} props={{}} />}
            />
          ))}
          <Route path="dashboard" element={<ScreenOnDemand screen={listedScreens.home} props={{}} />} />
          <Route path="pages/new" element={<ScreenOnDemand screen={newPage} props={{ kind: 'page' }} />} />
          <Route path="cases/new" element={<ScreenOnDemand screen={newPage} props={{ kind: 'case' }} />} />
          <Route path="profile" element={<ScreenOnDemand screen={listedScreens.profile} props={{}} />} />
          <Route
            path="find-replace"
            element={<ScreenOnDemand screen={listedScreens.findReplace} props={{}} />}
          />
          <Route path="start" element={<ScreenOnDemand screen={listedScreens.start} props={{}} />} />
          <Route
            path="starting-content"
            element={<ScreenOnDemand screen={listedScreens.startingContent} props={{}} />}
          />
          {Object.entries(formerAddresses).map(([former, present]) => (
            <Route key={former} path={former} element={<Redirect to={present} />} />
          ))}
          <Route path="test" element={<ScreenOnDemand screen={testIndex} props={{}} />} />
          <Route path="test/:name" element={<ScreenOnDemand screen={testPage} props={{}} />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
        {editPaths.map((path) => (
          <Route key={path} path={path} element={<EditorPath />} />
        ))}
      </Route>
    </Routes>
  );
}

/** Mounts a new editor for each page, so that no state is carried over. */
function EditorPath() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <ScreenOnDemand screen={editor} props={{}} />
    </ErrorBoundary>
  );
}

function Redirect({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  const [path = '', query = ''] = to.split('?');
  const both = new URLSearchParams([
    ...new URLSearchParams(query),
    ...new URLSearchParams(search),
  ]).toString();
  return <Navigate to={`${path}${both && `?${both}`}${hash}`} replace />;
}

function NotFoundScreen() {
  return (
    <div className="screen">
      <title>{`${words.notFound.title} · ${words.product}`}</title>
      <Notice empty heading title={words.notFound.title} text={words.notFound.text}>
        <Button href="/admin">{words.notFound.back}</Button>
      </Notice>
    </div>
  );
}

interface ScreenOnDemandProps<Props> {
  readonly screen: LazyPart<ComponentType<Props>>;
  /** Props passed to the screen. */
  readonly props: Props;
}

/**
 * A screen that is loaded when it is first opened. React's `lazy` isn't used: once it has shown its fallback,
 * it delays the loaded component by up to 300 ms.
 */
function ScreenOnDemand<Props extends object>({ screen, props }: ScreenOnDemandProps<Props>) {
  const { part: Screen, failed } = useOnDemand(screen);
  if (failed) return <PartFailed />;
  return Screen ? <Screen {...props} /> : <Loading />;
}

/** Frame of all screens after sign-in, with a skip link. It stays mounted when the screen changes. */
function Shell() {
  return (
    <RequireSession>
      <a className="skip-link" href="#content">
        {words.skip}
      </a>
      <Outlet />
    </RequireSession>
  );
}
