import { createHmac } from 'node:crypto';
import type { Device } from '#api/schemas/device.ts';
import type { DeviceSession } from '#server/identity/devices.repository.ts';
import { deviceWords } from './device-words.ts';

/** Names sessions to people: by the name nobody finds the session. */
export type DeviceNames = (sessionId: string) => string;

export function createDeviceNames(key: Buffer): DeviceNames {
  return (sessionId) => createHmac('sha256', key).update(sessionId).digest('base64url').slice(0, 22);
}

/** Sessions as people see them: the one that asks first, then by when they were last seen. */
export function toDevices(
  sessions: readonly DeviceSession[],
  nameOf: DeviceNames,
  asking: string | undefined,
): Device[] {
  return sessions
    .map(({ id, since, seenAt, userAgent }) => ({
      id: nameOf(id),
      ...deviceWords(userAgent),
      since,
      seenAt,
      isThis: id === asking,
    }))
    .sort((one, other) =>
      one.isThis === other.isThis
        ? other.seenAt.localeCompare(one.seenAt) || one.id.localeCompare(other.id)
        : Number(other.isThis) - Number(one.isThis),
    );
}
