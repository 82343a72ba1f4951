import { columns, text } from '../../blocks.ts';
import type { SeedBlock } from '../../seed-page.ts';
import { belowLabel } from './specimen.ts';

/** Colours of twelve columns, from the cases: sea, polder, sun and evening. */
const colors = [
  '#0f2f3d',
  '#17566b',
  '#2a7f86',
  '#4f9a7c',
  '#9db26a',
  '#e3c15a',
  '#eda645',
  '#e57f3a',
  '#cf4b31',
  '#9c2f43',
  '#5f2650',
  '#2c1b40',
] as const;

/** Number of columns of each row. */
const divisions = [1, 2, 3, 4, 6, 12] as const;

/** Returns the colour at the middle of a part. */
const pickColor = (part: number, parts: number): string =>
  colors[Math.floor(((part + 0.5) * colors.length) / parts)] ?? colors[0];

/** Darkens a colour by a fifth. */
const darkenColor = (color: string): string =>
  color.replace(/[0-9a-f]{2}/g, (channel) =>
    Math.round(Number.parseInt(channel, 16) * 0.8)
      .toString(16)
      .padStart(2, '0'),
  );

function field(part: number, parts: number): SeedBlock {
  const id = `blocks-chart-${parts}-${part}`;
  const number = String(part + 1);
  return columns(id, [[text(`${id}-number`, number, number)]], [1], {
    backgroundColor: pickColor(part, parts),
    backgroundColorDark: darkenColor(pickColor(part, parts)),
    paddingTop: '6vw',
    paddingRight: '4px',
    paddingBottom: '4px',
    paddingLeft: '8px',
  });
}

/** Grid divided into every divisor of twelve columns, the narrowest columns last. */
export const chart: SeedBlock = {
  id: 'blocks-chart',
  type: 'grid',
  rows: divisions.map((parts) => ({
    numColumns: parts,
    stackOnMobile: false,
    columns: Array.from({ length: parts }, (_, part) => [field(part, parts)]),
  })),
  gap: '2px',
  widthType: 'viewport',
  paddingLeft: '0',
  paddingRight: '0',
  ...belowLabel,
};
