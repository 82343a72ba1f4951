import { toolLanguage } from '#content/language/language.ts';

/** British dates, as on all screens. */
const locale = `${toolLanguage}-GB`;

/** Formats a moment for a sentence: `Mon 23 November 2026, 09:00`. Without a zone, in the browser's. */
export function formatDateTime(iso: string, timeZone?: string): string {
  const at = new Date(iso);
  const date = at.toLocaleDateString(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return `${date.replace(',', '')}, ${formatClockTime(at, timeZone)}`;
}

/** Formats a moment for a badge: `Mon 23 Nov, 09:00`, with the year if it isn't the current one. */
export function formatShortMoment(iso: string, timeZone?: string, now = new Date()): string {
  const at = new Date(iso);
  const isThisYear = at.getUTCFullYear() === now.getUTCFullYear();
  const date = at.toLocaleDateString(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: isThisYear ? undefined : 'numeric',
  });
  return `${date.replace(',', '')}, ${formatClockTime(at, timeZone)}`;
}

function formatClockTime(at: Date, timeZone: string | undefined): string {
  return at.toLocaleTimeString(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
}

/** Returns a time zone's city: `New York`. */
export function getZoneCity(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}

/** Formats a zone's offset from UTC at a moment: `UTC+1`. */
export function formatUtcOffset(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC').replace('GMT', 'UTC');
}
