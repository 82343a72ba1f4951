import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import { type Device, devices } from '#content/look/layout.ts';
import type { Style } from '../shared/style.ts';
import type { ResolvedCard } from './card-style.ts';
import { cardPadding } from './style.fields.ts';

/** Returns the layout on all devices: `mixed` is a row of a list on some, whose markup it has, and a column on others. */
export function getCardLayout(card: ResolvedCard): 'column' | 'row' | 'mixed' {
  const layouts = new Set(devices.map((device) => getValuesOnDevice(card, device).layout));
  return layouts.size > 1 ? 'mixed' : card.layout;
}

/** Builds the properties by which `card.css` shows a mixed card as a column on a device. */
export function buildLayoutStyle(card: ResolvedCard, device: Device, bare: boolean): Style {
  if (getCardLayout(card) !== 'mixed' || getValuesOnDevice(card, device).layout === 'row') return {};
  const {
    paddingTop,
    paddingRight = cardPadding,
    paddingLeft = cardPadding,
  } = getValuesOnDevice(card, device);
  const boxed = {
    space: `${paddingTop ?? cardPadding} ${paddingRight} 0 ${paddingLeft}`,
    // Only the default certainly has a unit, which `calc()` requires.
    below: paddingTop === undefined ? `calc(var(--space-1) - ${cardPadding})` : undefined,
  };
  const flush = { space: '0', below: 'calc(var(--space-half) - var(--space-3))' };
  // The figure is as close to the header as the header is to the text, as in the column layout.
  const { space, below } = bare ? flush : boxed;
  return {
    '--mixed-display': 'flex',
    '--mixed-gap': bare ? 'var(--space-3)' : '0',
    '--mixed-corner': 'var(--card-radius)',
    '--mixed-above': '0',
    '--mixed-line': '0',
    '--mixed-align': 'auto',
    '--mixed-order': '-1',
    '--mixed-figure': 'var(--text-h1)',
    '--mixed-leading': '1',
    '--mixed-space': space,
    '--mixed-below': below,
  };
}
