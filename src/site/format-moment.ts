import { type Language, languageFacts } from '#content/language/language.ts';

/** A moment to the minute, in the studio's time zone; '' for what is no date. */
export function formatMoment(at: string, language: Language, timeZone: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  return format(date, language, { dateStyle: 'long', timeStyle: 'short', timeZone });
}

/** The day of the last moment before this one, in the studio's time zone. */
export function formatLastDay(end: string, language: Language, timeZone: string): string {
  return format(new Date(Date.parse(end) - 1), language, { dateStyle: 'long', timeZone });
}

function format(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const tag = languageFacts[language].locale.replace('_', '-');
  return new Intl.DateTimeFormat(tag, options).format(date);
}
