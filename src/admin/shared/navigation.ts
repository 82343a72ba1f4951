import { CornerDownRight, FileText, History, Image, type LucideIcon, Settings2, Trash2 } from 'lucide-react';
import { matchPath } from 'react-router';
import { words } from '../words.ts';

/** A screen that is always one press away. */
interface Destination {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Other addresses that belong to it. */
  readonly also?: readonly string[];
}

/** The screens of the studio, in the order in which the navigation shows them. */
export const destinations: readonly Destination[] = [
  {
    path: '/admin',
    label: words.nav.pages,
    icon: FileText,
    also: ['/admin/dashboard', '/admin/pages/new', '/admin/cases/new'],
  },
  { path: '/admin/media', label: words.nav.media, icon: Image },
  { path: '/admin/redirects', label: words.nav.redirects, icon: CornerDownRight },
  { path: '/admin/history', label: words.nav.history, icon: History },
  { path: '/admin/trash', label: words.nav.trash, icon: Trash2 },
  { path: '/admin/settings', label: words.nav.settings, icon: Settings2 },
];

export function isAt({ path, also = [] }: Destination, pathname: string): boolean {
  return [path, ...also].some((address) => matchPath(address, pathname) !== null);
}
