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

/** A screen that the navigation links to. */
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
  designTokens: { path: '/admin/design-tokens', label: 'Design', icon: SwatchBook },
  redirects: { path: '/admin/redirects', label: 'Redirects', icon: CornerDownRight },
  activity: { path: '/admin/activity', label: 'Activity', icon: History, also: ['/admin/activity/log'] },
  components: { path: '/admin/components', label: 'Components', icon: Component },
  access: { path: '/admin/access', label: 'Access', icon: KeyRound, role: 'owner' },
  security: { path: '/admin/security', label: 'Security', icon: ShieldCheck, role: 'owner' },
  trash: { path: '/admin/trash', label: 'Trash', icon: Trash2 },
  settings: { path: '/admin/settings', label: 'Settings', icon: Settings2 },
} as const satisfies Readonly<Record<string, Destination>>;

export type DestinationName = keyof typeof destinations;

/**
 * Addresses that screens once had, without `/admin/`, each with the present one. They redirect with their query, so
 * that bookmarks and links in old mails stay good.
 */
export const formerAddresses = {
  demo: '/admin/starting-content',
  history: '/admin/activity',
  'history/log': '/admin/activity/log',
  'design-system': '/admin/components',
  safety: '/admin/security',
} as const satisfies Readonly<Record<string, string>>;

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
