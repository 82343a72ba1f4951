// Made by `npm run lists` from the files that it names; what is written here by hand is lost.

import { onDemand } from '../shared/on-demand.ts';

/** The screens that are called as their folder. */
export const listedScreens = {
  access: onDemand(() => import('../access/access-screen.tsx').then((m) => m.AccessScreen)),
  audit: onDemand(() => import('../audit/audit-screen.tsx').then((m) => m.AuditScreen)),
  designSystem: onDemand(() =>
    import('../design-system/design-system-screen.tsx').then((m) => m.DesignSystemScreen),
  ),
  designTokens: onDemand(() =>
    import('../design-tokens/design-tokens-screen.tsx').then((m) => m.DesignTokensScreen),
  ),
  history: onDemand(() => import('../history/history-screen.tsx').then((m) => m.HistoryScreen)),
  home: onDemand(() => import('../home/home-screen.tsx').then((m) => m.HomeScreen)),
  profile: onDemand(() => import('../profile/profile-screen.tsx').then((m) => m.ProfileScreen)),
  redirects: onDemand(() => import('../redirects/redirects-screen.tsx').then((m) => m.RedirectsScreen)),
  safety: onDemand(() => import('../safety/safety-screen.tsx').then((m) => m.SafetyScreen)),
  settings: onDemand(() => import('../settings/settings-screen.tsx').then((m) => m.SettingsScreen)),
  start: onDemand(() => import('../start/start-screen.tsx').then((m) => m.StartScreen)),
  startingContent: onDemand(() =>
    import('../starting-content/starting-content-screen.tsx').then((m) => m.StartingContentScreen),
  ),
  trash: onDemand(() => import('../trash/trash-screen.tsx').then((m) => m.TrashScreen)),
};
