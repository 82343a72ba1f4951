import { createLucideIcon } from 'lucide-react';

/** A page as narrow as a phone. The set's phone and tablet icons look alike at 16 px. */
export const PhoneIcon = createLucideIcon('phone-page', [
  ['rect', { width: '8', height: '14', x: '8', y: '5', rx: '2', key: 'body' }],
  ['path', { d: 'M11.5 16h1', key: 'foot' }],
]);

/** A page as wide as a tablet. */
export const TabletIcon = createLucideIcon('tablet-page', [
  ['rect', { width: '16', height: '18', x: '4', y: '3', rx: '2', key: 'body' }],
  ['path', { d: 'M10 17.5h4', key: 'foot' }],
]);

/** A block with an insertion point above it. */
export const InsertAboveIcon = createLucideIcon('insert-above', [
  ['rect', { width: '18', height: '8', x: '3', y: '13', rx: '2', key: 'block' }],
  ['path', { d: 'M12 2v7', key: 'upright' }],
  ['path', { d: 'M8.5 5.5h7', key: 'across' }],
]);

/** A block with an insertion point below it. */
export const InsertBelowIcon = createLucideIcon('insert-below', [
  ['rect', { width: '18', height: '8', x: '3', y: '3', rx: '2', key: 'block' }],
  ['path', { d: 'M12 15v7', key: 'upright' }],
  ['path', { d: 'M8.5 18.5h7', key: 'across' }],
]);
