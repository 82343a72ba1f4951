import type { Copy } from '../../seed-page.ts';

/** Low water and turning time of five days. */
const days = [
  { nl: 'ma 10', en: 'Mon 10', low: '10:31', turn: '11:38' },
  { nl: 'di 11', en: 'Tue 11', low: '11:14', turn: '12:21' },
  { nl: 'wo 12', en: 'Wed 12', low: '12:12', turn: '13:19' },
  { nl: 'do 13', en: 'Thu 13', low: '13:13', turn: '14:20' },
  { nl: 'vr 14', en: 'Fri 14', low: '14:06', turn: '15:13' },
] as const;

/** Turning time of the walk in the case. */
const walk = '14:20';

/** Hours: the part of the day in the table, and how long before low water a walk can begin. */
const [from, to] = [8, 16];
const before = 2;

const hours = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
};

/** Position of an hour in percent from the left of the bar's cell. */
const place = (hour: number): string => (((hour - from) / (to - from)) * 100).toFixed(1);

function table(language: keyof Copy, heads: readonly string[]): string {
  const rows = days.map(({ low, turn, ...day }) => {
    const name = `<th scope="row">${day[language]}</th>`;
    return `<tr${turn === walk ? ' class="now"' : ''}>${name}<td><i></i></td><td>${low}</td><td>${turn}</td></tr>`;
  });
  const head = heads.map((words) => `<th scope="col">${words}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/**
 * Margins of each day's bar, which shows when a walk is possible. It moves by about an hour per day, like the
 * tide.
 */
const bars = days.map(({ low, turn }, index) => {
  const [left, right] = [place(hours(low) - before), place(hours(turn))];
  return `tr:nth-child(${index + 1}) i { margin-inline: ${left}% ${(100 - Number(right)).toFixed(1)}% }`;
});

/** Table with bars, as an example of content that no block covers. */
export const timetable = {
  htmlContent: {
    nl: table('nl', ['Juni', 'Dan kun je lopen', 'Laag', 'Keren']),
    en: table('en', ['June', 'Time to walk', 'Low', 'Turn']),
  },
  cssContent: `table { width: 100%; border-collapse: collapse; font-size: clamp(1.125rem, 1.5vw, 1.375rem); font-variant-numeric: tabular-nums }
th { text-align: start; font-weight: 400 }
:is(th, td) { padding-block: .35em }
:is(th, td):nth-child(n+3) { width: 10%; padding-inline-start: 1.25em; text-align: end }
th:first-child { padding-inline-end: 1.25em; white-space: nowrap }
:is(th, td):nth-child(2) { width: 70% }
i { display: block; height: .5em; border-radius: 1em; background: #2a7f86 }
thead th { height: 2.5rem; font-size: 0.875rem; color: var(--color-ink-soft); white-space: nowrap }
tr { border-bottom: 1px solid var(--color-edge) }
.now :is(th, td) { font-weight: 600 }
.now td:last-child { color: var(--color-accent) }
.now i { background: var(--color-accent) }
${bars.join('\n')}`,
};
