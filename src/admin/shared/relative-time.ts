import { toolLanguage } from '#content/language/language.ts';
import { words } from '../words.ts';

const format = new Intl.RelativeTimeFormat(toolLanguage, { numeric: 'auto' });

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 60 * 60],
  ['day', 24 * 60 * 60],
];

/** ms after which the date is shown instead. */
const longAgo = 7 * 24 * 60 * 60_000;

/** Formats a moment relative to now: "5 minutes ago", "yesterday", "3 Mar 2026". */
export function formatRelativeTime(iso: string, now = Date.now()): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  const ago = now - at;
  if (ago >= longAgo)
    return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
  const seconds = Math.max(0, Math.round(ago / 1000));
  const [unit, size] = units.findLast(([, length]) => seconds >= length) ?? ['second', 1];
  return unit === 'second' ? words.justNow : format.format(-Math.floor(seconds / size), unit);
}
