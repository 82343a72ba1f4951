import { type Language, languageFacts } from '#content/language/language.ts';

/** Formats a time to the minute in the studio's time zone; '' for an invalid date. */
export function formatMoment(at: string, language: Language, timeZone: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  return format(date, language, { dateStyle: 'long', timeStyle: 'short', timeZone });
}

/** Formats the last full day before a time in the studio's time zone, such as that before an expiry. */
export function formatLastDay(end: string, language: Language, timeZone: string): string {
  return format(new Date(Date.parse(end) - 1), language, { dateStyle: 'long', timeZone });
}

function format(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const tag = languageFacts[language].locale.replace('_', '-');
  return new Intl.DateTimeFormat(tag, options).format(date);
}
