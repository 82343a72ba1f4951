import type { Endpoint } from './endpoint.ts';
import * as access from './endpoints/access.ts';
import * as auth from './endpoints/auth.ts';
import * as media from './endpoints/media.ts';
import * as notFound from './endpoints/not-found.ts';
import * as pages from './endpoints/pages.ts';
import * as passwordAccess from './endpoints/password-access.ts';
import * as redirects from './endpoints/redirects.ts';
import * as settings from './endpoints/settings.ts';

const groups = [auth, pages, settings, redirects, passwordAccess, media, access, notFound];

/** The name of every endpoint in the API's description: the one by which it is exported. */
export const operationIds: ReadonlyMap<Endpoint, string> = new Map(
  groups.flatMap((group) =>
    Object.entries(group).flatMap(([name, value]): [Endpoint, string][] =>
      isEndpoint(value) ? [[value, name]] : [],
    ),
  ),
);

/** Every endpoint there is: the server mounts exactly these, and a test walks them. */
export const endpoints: readonly Endpoint[] = [...operationIds.keys()];

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}
