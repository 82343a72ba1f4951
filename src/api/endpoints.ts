import type { Endpoint } from './endpoint.ts';
import { endpointGroups } from './endpoint-groups.ts';

/** The operation id of every endpoint in the OpenAPI document: its export name. */
export const operationIds: ReadonlyMap<Endpoint, string> = new Map(
  endpointGroups.flatMap((group) =>
    Object.entries(group).flatMap(([name, value]): [Endpoint, string][] =>
      isEndpoint(value) ? [[value, name]] : [],
    ),
  ),
);

/** Every endpoint. The server mounts exactly these. */
export const endpoints: readonly Endpoint[] = [...operationIds.keys()];

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}
