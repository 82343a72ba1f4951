// Made by `npm run lists` from the files that it names; what is written here by hand is lost.

import * as access from './endpoints/access.ts';
import * as accounts from './endpoints/accounts.ts';
import * as assistantKeys from './endpoints/assistant-keys.ts';
import * as audit from './endpoints/audit.ts';
import * as auth from './endpoints/auth.ts';
import * as designTokens from './endpoints/design-tokens.ts';
import * as draftResponses from './endpoints/draft-responses.ts';
import * as fonts from './endpoints/fonts.ts';
import * as history from './endpoints/history.ts';
import * as media from './endpoints/media.ts';
import * as notFound from './endpoints/not-found.ts';
import * as pages from './endpoints/pages.ts';
import * as passkeys from './endpoints/passkeys.ts';
import * as passwordAccess from './endpoints/password-access.ts';
import * as people from './endpoints/people.ts';
import * as presence from './endpoints/presence.ts';
import * as previewLinks from './endpoints/preview-links.ts';
import * as profile from './endpoints/profile.ts';
import * as redirects from './endpoints/redirects.ts';
import * as rooms from './endpoints/rooms.ts';
import * as safety from './endpoints/safety.ts';
import * as schedule from './endpoints/schedule.ts';
import * as settings from './endpoints/settings.ts';
import * as startingContent from './endpoints/starting-content.ts';
import * as trash from './endpoints/trash.ts';
import * as tree from './endpoints/tree.ts';
import * as uploads from './endpoints/uploads.ts';

/** The modules with the API's endpoints. */
export const endpointGroups = [
  access,
  accounts,
  assistantKeys,
  audit,
  auth,
  designTokens,
  draftResponses,
  fonts,
  history,
  media,
  notFound,
  pages,
  passkeys,
  passwordAccess,
  people,
  presence,
  previewLinks,
  profile,
  redirects,
  rooms,
  safety,
  schedule,
  settings,
  startingContent,
  trash,
  tree,
  uploads,
] as const;
