import { createHmac } from 'node:crypto';
import type { SignedInDevice } from '#api/schemas/device.ts';
import type { DeviceSession } from '#server/identity/devices.repository.ts';

/** Browser and system of a device; null if unknown. */
interface DeviceWords {
  readonly browser: string | null;
  readonly system: string | null;
}

type NamePatterns = readonly (readonly [sign: RegExp, name: string])[];

// The first match counts: most browsers also claim to be browsers further down.
const browsers: NamePatterns = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systems: NamePatterns = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows NT\b/, 'Windows'],
  // iPads that request desktop sites send the same and cannot be told apart.
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Parses a `User-Agent` header (RFC 9110, 10.1.5), only so that users recognize their devices. */
export function readUserAgent(userAgent: string): DeviceWords {
  return { browser: findName(browsers, userAgent), system: findName(systems, userAgent) };
}

function findName(known: NamePatterns, text: string): string | null {
  return known.find(([sign]) => sign.test(text))?.[1] ?? null;
}

/** Maps session ids to public ids, from which a session cannot be found. */
export type DeviceNames = (sessionId: string) => string;

export function createDeviceNames(key: Buffer): DeviceNames {
  return (sessionId) => createHmac('sha256', key).update(sessionId).digest('base64url').slice(0, 22);
}

/** Converts sessions for the device list: the current one first, then the most recently seen. */
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
