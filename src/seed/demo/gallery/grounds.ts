import type { Copy } from '#content/language.ts';
import { columns, rounded, text } from '../../blocks.ts';
import type { SeedBlock } from '../../seed-page.ts';

/** The two that small things are shown on: the page's own, a shade darker, and a colour that is the same by day and by night. */
const grounds = { plain: 'var(--color-surface)', stage: '#143b33' } as const;
export type Ground = keyof typeof grounds;

/** Something small, and how it is made for a ground. */
export interface OnGrounds {
  readonly words: Copy;
  readonly on: (ground: Ground) => SeedBlock;
}

/** What it is, softly, as on a plate; and the thing itself. */
function shownOn(ground: Ground, { words, on }: OnGrounds, isFirst: boolean): SeedBlock {
  const block = on(ground);
  const said = text(`${block.id}-setting`, words.nl.replace(': ', ', '), words.en.replace(': ', ', '));
  return {
    ...columns(`${block.id}-plate`, [[said, block]], [1], { marginTop: isFirst ? '0' : '24px' }),
  };
}

function board(id: string, ground: Ground, things: readonly OnGrounds[]): SeedBlock {
  return columns(
    `${id}-${ground}`,
    [things.map((thing, index) => shownOn(ground, thing, index === 0))],
    [1],
    {
      backgroundColor: grounds[ground],
      paddingTop: '32px',
      paddingRight: '32px',
      paddingBottom: '40px',
      paddingLeft: '32px',
      ...rounded,
    },
  );
}

/** The same things twice, on one ground on the left, on the other on the right; on phones one below the other. */
export function onBothGrounds(id: string, things: readonly OnGrounds[]): SeedBlock {
  return columns(`${id}-boards`, [[board(id, 'plain', things)], [board(id, 'stage', things)]], [1, 1], {
    marginTop: '24px',
  });
}
