import { toolLanguage } from '#content/language/language.ts';

/** British dates, as everywhere in the studio's screens. */
const locale = `${toolLanguage}-GB`;

/** A moment as a sentence names it: `Mon 23 November 2026, 09:00`. Without a zone, in that of this browser. */
export function formatDateTime(iso: string, timeZone?: string): string {
  const at = new Date(iso);
  const date = at.toLocaleDateString(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return `${date.replace(',', '')}, ${timeInWords(at, timeZone)}`;
}

/** A moment as a mark shows it: `Mon 23 Nov, 09:00`, with its year where that is another one. */
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
  return `${date.replace(',', '')}, ${timeInWords(at, timeZone)}`;
}

function timeInWords(at: Date, timeZone: string | undefined): string {
  return at.toLocaleTimeString(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
}

/** A zone as people call it, by its city: `New York`. */
export function getZoneCity(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}

/** How far a zone is from UTC at a moment: `UTC+1`. */
export function formatUtcOffset(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC').replace('GMT', 'UTC');
}
