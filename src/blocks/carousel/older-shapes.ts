import type { Block } from '#content/block/block.ts';
import { isLength } from '#content/fields/kinds.ts';

/**
 * Version 1 could say a mode in `width` and `height` themselves, had no mode for a width that was given, and
 * could have one number of slides for all devices.
 */
export function withModes(block: Block): Block {
  return {
    ...block,
    ...modeOf(block, 'width', ['filled', 'full-width']),
    ...modeOf(block, 'height', ['auto', 'full-height']),
    ...perDevice(block.slidesPerView),
  };
}

function modeOf(block: Block, size: 'width' | 'height', words: readonly string[]): Partial<Block> {
  const stored = block[size];
  const key = `${size}Mode`;
  const known = block[key] !== undefined && block[key] !== '';
  if (stored === 'fixed' || (typeof stored === 'string' && words.includes(stored))) {
    return { [size]: '', ...(!known && { [key]: stored }) };
  }
  const given = typeof stored === 'number' || (typeof stored === 'string' && isLength(stored));
  return given && !known ? { [key]: 'fixed' } : {};
}

function perDevice(stored: unknown): Partial<Block> {
  return typeof stored === 'number'
    ? { slidesPerView: { mobile: stored, tablet: stored, desktop: stored } }
    : {};
}
