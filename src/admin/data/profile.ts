import { queryOptions } from '@tanstack/react-query';
import { countRecoveryCodes, listPasskeys } from '#api/endpoints/passkeys.ts';
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

/** With what they can sign in beside their password. */
export const passkeysQuery = queryOptions({
  queryKey: ['profile', 'passkeys'],
  queryFn: async ({ signal }) => (await api.call(listPasskeys, {}, { signal })).data,
});

export const recoveryCodesQuery = queryOptions({
  queryKey: ['profile', 'recovery-codes'],
  queryFn: async ({ signal }) => (await api.call(countRecoveryCodes, {}, { signal })).data.left,
});
