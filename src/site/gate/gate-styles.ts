import type { SiteDocument } from '../site-document.ts';
import gate from './gate.css?inline';
import unlocked from './unlocked.css?inline';

/** The styles that only protected pages need. */
export function gateStyles(type: SiteDocument['type']): string {
  if (type === 'locked') return gate;
  return type === 'unlocked' ? unlocked : '';
}
