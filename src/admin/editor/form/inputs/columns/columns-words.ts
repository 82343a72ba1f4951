import { count } from '../../../../words.ts';

/** Texts of the columns of a grid. */
export const columnsWords = {
  add: 'Add column',
  before: 'Add column before',
  after: 'Add column after',
  equal: 'Make columns equal',
  remove: (number: number) => `Remove column ${number}`,
  counted: (number: number) => count(number, 'column', 'columns'),
  column: (number: number, fraction: number, card: boolean) =>
    `Column ${number}, ${fraction} fr${card ? ', card' : ''}`,
  name: (number: number) => `Column ${number}`,
  fraction: 'Width',
  card: 'Render as card',
  start: (number: number) => `Use column ${number}`,
} as const;
