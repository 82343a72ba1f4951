import type { Copy } from '#content/language.ts';

/** What no block is for: rows and columns of figures. The low waters of five days, and when one has to turn back. */
const days = [
  ['ma 10', 'Mon 10', '10:31', '11:38'],
  ['di 11', 'Tue 11', '11:14', '12:21'],
  ['wo 12', 'Wed 12', '12:12', '13:19'],
  ['do 13', 'Thu 13', '13:13', '14:20'],
  ['vr 14', 'Fri 14', '14:06', '15:13'],
] as const;

/** The walk of which the case tells. */
const walk = '14:20';

function table(language: keyof Copy, heads: readonly string[]): string {
  const rows = days.map(([nl, en, low, turn]) => {
    const day = language === 'nl' ? nl : en;
    return `<tr${turn === walk ? ' class="now"' : ''}><th scope="row">${day}</th><td>${low}</td><td>${turn}</td></tr>`;
  });
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

export const timetable = {
  htmlContent: {
    nl: table('nl', ['Juni', 'Laagwater', 'Keren']),
    en: table('en', ['June', 'Low water', 'Turn back']),
  },
  cssContent: `table { width: 100%; border-collapse: collapse; font-size: clamp(1.125rem, 1.5vw, 1.375rem); font-variant-numeric: tabular-nums }
th { text-align: start; font-weight: 400 }
:is(th, td) { padding-block: .35em }
:is(th, td):not(:first-child) { text-align: end }
thead th { height: 2.5rem; font-size: 0.875rem; color: var(--color-ink-soft) }
tr { border-bottom: 1px solid var(--color-edge) }
.now :is(th, td) { font-weight: 600 }
.now td:last-child { color: var(--color-accent) }`,
};
