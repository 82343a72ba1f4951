import { queryOptions } from '@tanstack/react-query';
import { getProfile, listDevices } from '#api/endpoints/profile.ts';
import { api } from '../session/api.ts';

/** Who is signed in. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await api.call(getProfile, {}, { signal })).data,
});

/** Where they are signed in. */
export const devicesQuery = queryOptions({
  queryKey: ['profile', 'devices'],
  queryFn: async ({ signal }) => (await api.call(listDevices, {}, { signal })).data,
});
