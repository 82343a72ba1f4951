import { queryOptions } from '@tanstack/react-query';
import { countRecoveryCodes, listPasskeys } from '#api/endpoints/passkeys.ts';
import { getProfile, listDevices } from '#api/endpoints/profile.ts';
import { api } from '../session/api.ts';

/** The signed-in person. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await api.call(getProfile, {}, { signal })).data,
});

/** Devices on which the person is signed in. */
export const devicesQuery = queryOptions({
  queryKey: ['profile', 'devices'],
  queryFn: async ({ signal }) => (await api.call(listDevices, {}, { signal })).data,
});

/** Passkeys of the person. */
export const passkeysQuery = queryOptions({
  queryKey: ['profile', 'passkeys'],
  queryFn: async ({ signal }) => (await api.call(listPasskeys, {}, { signal })).data,
});

export const recoveryCodesQuery = queryOptions({
  queryKey: ['profile', 'recovery-codes'],
  queryFn: async ({ signal }) => (await api.call(countRecoveryCodes, {}, { signal })).data.left,
});
