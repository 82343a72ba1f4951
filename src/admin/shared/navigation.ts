import {
  Component,
  CornerDownRight,
  FileText,
  History,
  Image,
  KeyRound,
  type LucideIcon,
  Settings2,
  ShieldCheck,
  SwatchBook,
  Trash2,
  UserRound,
} from 'lucide-react';
import { matchPath } from 'react-router';
import type { Role } from '#api/endpoints/auth.ts';
import { words } from '../words.ts';

/** A screen that is always one press away. */
export interface Destination {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Other addresses that belong to it. */
  readonly also?: readonly string[];
  /** Who it is for; everybody of the studio where left out. */
  readonly role?: Role;
}

/** The screens of the studio, in the order in which the navigation shows them. */
const destinations: readonly Destination[] = [
  {
    path: '/admin',
    label: words.nav.pages,
    icon: FileText,
    also: ['/admin/dashboard', '/admin/pages/new', '/admin/cases/new'],
  },
  { path: '/admin/media', label: words.nav.media, icon: Image },
  { path: '/admin/design-tokens', label: words.nav.designTokens, icon: SwatchBook },
  { path: '/admin/redirects', label: words.nav.redirects, icon: CornerDownRight },
  { path: '/admin/history', label: words.nav.history, icon: History, also: ['/admin/history/log'] },
  { path: '/admin/design-system', label: words.nav.designSystem, icon: Component },
  { path: '/admin/access', label: words.nav.access, icon: KeyRound, role: 'owner' },
  { path: '/admin/safety', label: words.nav.safety, icon: ShieldCheck, role: 'owner' },
  { path: '/admin/trash', label: words.nav.trash, icon: Trash2 },
  { path: '/admin/settings', label: words.nav.settings, icon: Settings2 },
];

/** One's own account: behind one's name, and in the command menu. */
export const profileScreen: Destination = {
  path: '/admin/profile',
  label: words.nav.profile,
  icon: UserRound,
};

/** The screens that somebody has. */
export function destinationsOf(role: Role | undefined): readonly Destination[] {
  return destinations.filter((destination) => role === 'owner' || destination.role !== 'owner');
}

export function isCurrentDestination({ path, also = [] }: Destination, pathname: string): boolean {
  return [path, ...also].some((address) => matchPath(address, pathname) !== null);
}
