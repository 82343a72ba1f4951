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

/** A screen that is always one press away. */
export interface Destination {
  readonly path: string;
  /** Its name in the navigation, and its title. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** Other addresses that belong to it. */
  readonly also?: readonly string[];
  /** Who it is for; everybody of the studio where left out. */
  readonly role?: Role;
}

/** The screens of the studio, in the order in which the navigation shows them. `app/screens.tsx` loads each of them. */
export const destinations = {
  pages: {
    path: '/admin',
    label: 'Pages',
    icon: FileText,
    also: ['/admin/dashboard', '/admin/pages/new', '/admin/cases/new'],
  },
  media: { path: '/admin/media', label: 'Media', icon: Image },
  designTokens: { path: '/admin/design-tokens', label: 'Design tokens', icon: SwatchBook },
  redirects: { path: '/admin/redirects', label: 'Redirects', icon: CornerDownRight },
  history: { path: '/admin/history', label: 'History', icon: History, also: ['/admin/history/log'] },
  designSystem: { path: '/admin/design-system', label: 'Design system', icon: Component },
  access: { path: '/admin/access', label: 'Access', icon: KeyRound, role: 'owner' },
  safety: { path: '/admin/safety', label: 'Safety', icon: ShieldCheck, role: 'owner' },
  trash: { path: '/admin/trash', label: 'Trash', icon: Trash2 },
  settings: { path: '/admin/settings', label: 'Settings', icon: Settings2 },
} as const satisfies Readonly<Record<string, Destination>>;

export type DestinationName = keyof typeof destinations;

/** One's own account: behind one's name, and in the command menu. */
export const profileScreen: Destination = { path: '/admin/profile', label: 'Profile', icon: UserRound };

/** The screens that somebody has. */
export function listDestinations(role: Role | undefined): readonly Destination[] {
  const all: readonly Destination[] = Object.values(destinations);
  return all.filter((destination) => role === 'owner' || destination.role !== 'owner');
}

export function isCurrentDestination({ path, also = [] }: Destination, pathname: string): boolean {
  return [path, ...also].some((address) => matchPath(address, pathname) !== null);
}
