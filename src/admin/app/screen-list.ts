// Made by `npm run lists` from the files that it names; what is written here by hand is lost.

import { onDemand } from '../shared/on-demand.ts';

/** The screens that are called as their folder. */
export const listedScreens = {
  access: onDemand(() => import('../access/access-screen.tsx').then((m) => m.AccessScreen)),
  activityLog: onDemand(() =>
    import('../activity-log/activity-log-screen.tsx').then((m) => m.ActivityLogScreen),
  ),
  components: onDemand(() => import('../components/components-screen.tsx').then((m) => m.ComponentsScreen)),
  designTokens: onDemand(() =>
    import('../design-tokens/design-tokens-screen.tsx').then((m) => m.DesignTokensScreen),
  ),
  home: onDemand(() => import('../home/home-screen.tsx').then((m) => m.HomeScreen)),
  profile: onDemand(() => import('../profile/profile-screen.tsx').then((m) => m.ProfileScreen)),
  redirects: onDemand(() => import('../redirects/redirects-screen.tsx').then((m) => m.RedirectsScreen)),
  security: onDemand(() => import('../security/security-screen.tsx').then((m) => m.SecurityScreen)),
  settings: onDemand(() => import('../settings/settings-screen.tsx').then((m) => m.SettingsScreen)),
  siteHistory: onDemand(() =>
    import('../site-history/site-history-screen.tsx').then((m) => m.SiteHistoryScreen),
  ),
  start: onDemand(() => import('../start/start-screen.tsx').then((m) => m.StartScreen)),
  startingContent: onDemand(() =>
    import('../starting-content/starting-content-screen.tsx').then((m) => m.StartingContentScreen),
  ),
  trash: onDemand(() => import('../trash/trash-screen.tsx').then((m) => m.TrashScreen)),
};
