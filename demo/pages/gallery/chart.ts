import { columns, text } from '../../blocks.ts';
import type { SeedBlock } from '../../seed-page.ts';
import { belowLabel } from './specimen.ts';

/** A colour for each of twelve columns: the sea, the polder, the sun and the evening of the cases. */
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

/** Into how many columns the rows divide the window. */
const divisions = [1, 2, 3, 4, 6, 12] as const;

/** A part has the colour that lies in its middle. */
const colorOf = (part: number, parts: number): string =>
  colors[Math.floor(((part + 0.5) * colors.length) / parts)] ?? colors[0];

/** The same colour with a fifth of its light gone. */
const byNight = (color: string): string =>
  color.replace(/[0-9a-f]{2}/g, (channel) =>
    Math.round(Number.parseInt(channel, 16) * 0.8)
      .toString(16)
      .padStart(2, '0'),
  );

function field(part: number, parts: number): SeedBlock {
  const id = `blocks-chart-${parts}-${part}`;
  const number = String(part + 1);
  return columns(id, [[text(`${id}-number`, number, number)]], [1], {
    backgroundColor: colorOf(part, parts),
    backgroundColorDark: byNight(colorOf(part, parts)),
    paddingTop: '6vw',
    paddingRight: '4px',
    paddingBottom: '4px',
    paddingLeft: '8px',
  });
}

/** A page divided in every way that goes evenly, the narrowest last. */
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
