import type { LayoutLink } from '#content/look/layout-levels.ts';
import { words } from '../words.ts';
import { layoutWords } from './layout-words.ts';

/** Where a value comes from, as `Global 24px → Tablet 16px`; undefined where it is just the default. */
export function chainText(chain: readonly LayoutLink[]): string | undefined {
  if (chain.length < 2) return undefined;
  return layoutWords.chain(chain.map((link) => layoutWords.link(levelName(link), link.value)));
}

function levelName({ level, device }: LayoutLink): string {
  return level === 'own' && device ? words.devices[device] : layoutWords.levels[level];
}
