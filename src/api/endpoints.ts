import type { Endpoint } from './endpoint.ts';
import { endpointGroups } from './endpoint-groups.ts';

/** The name of every endpoint in the API's description: the one by which it is exported. */
export const operationIds: ReadonlyMap<Endpoint, string> = new Map(
  endpointGroups.flatMap((group) =>
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
