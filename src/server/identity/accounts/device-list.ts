import { createHmac } from 'node:crypto';
import type { SignedInDevice } from '#api/schemas/device.ts';
import type { DeviceSession } from '#server/identity/devices.repository.ts';

/** What a device is, as far as it says: null for what nobody would recognise. */
interface DeviceWords {
  readonly browser: string | null;
  readonly system: string | null;
}

type Known = readonly (readonly [sign: RegExp, name: string])[];

// The first that fits: most browsers also claim to be those that stand below them.
const browsers: Known = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systems: Known = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows NT\b/, 'Windows'],
  // An iPad that asks for desktop sites says this as well, and nothing tells them apart.
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Reads a `User-Agent` header (RFC 9110, 10.1.5): for people to know their own devices by, and for nothing else. */
export function readUserAgent(userAgent: string): DeviceWords {
  return { browser: named(browsers, userAgent), system: named(systems, userAgent) };
}

function named(known: Known, text: string): string | null {
  return known.find(([sign]) => sign.test(text))?.[1] ?? null;
}

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
): SignedInDevice[] {
  return sessions
    .map(({ id, since, seenAt, userAgent }) => ({
      id: nameOf(id),
      ...readUserAgent(userAgent),
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
