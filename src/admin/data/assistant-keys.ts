import { queryOptions } from '@tanstack/react-query';
import { listAssistantKeys } from '#api/endpoints/assistant-keys.ts';
import { api } from '../session/api.ts';
import { queryClient } from './queries.ts';

/** API keys of assistants. Owners only. */
export const assistantKeysQuery = queryOptions({
  queryKey: ['assistant-keys'],
  queryFn: async ({ signal }) => (await api.call(listAssistantKeys, {}, { signal })).data,
});

/** Call after a key has changed. */
export async function refreshAssistantKeys(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: assistantKeysQuery.queryKey });
}
