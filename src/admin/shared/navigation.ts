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

/** A screen in the navigation. */
export interface Destination {
  readonly path: string;
  /** Name in the navigation, and title of the screen. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** Other paths that belong to the screen. */
  readonly also?: readonly string[];
  /** Required role; everyone has access if undefined. */
  readonly role?: Role;
}

/** Screens in the order of the navigation. `app/screens.tsx` loads each of them. */
export const destinations = {
  pages: {
    path: '/admin',
    label: 'Pages',
    icon: FileText,
    also: ['/admin/dashboard', '/admin/pages/new', '/admin/cases/new', '/admin/find-replace'],
  },
  media: { path: '/admin/media', label: 'Media', icon: Image },
  designTokens: { path: '/admin/design-tokens', label: 'Design', icon: SwatchBook },
  redirects: { path: '/admin/redirects', label: 'Redirects', icon: CornerDownRight },
  activity: { path: '/admin/activity', label: 'Activity', icon: History },
  components: { path: '/admin/components', label: 'Components', icon: Component },
  access: { path: '/admin/access', label: 'Access', icon: KeyRound, role: 'owner' },
  security: { path: '/admin/security', label: 'Security', icon: ShieldCheck, role: 'owner' },
  trash: { path: '/admin/trash', label: 'Trash', icon: Trash2 },
  settings: { path: '/admin/settings', label: 'Settings', icon: Settings2 },
} as const satisfies Readonly<Record<string, Destination>>;

export type DestinationName = keyof typeof destinations;

/**
 * Former paths below `/admin/`, each with its present one. They redirect with their query, so that bookmarks
 * and links in mails keep working.
 */
export const formerAddresses = {
  demo: '/admin/starting-content',
  history: '/admin/activity',
  'history/log': '/admin/activity?show=log',
  'activity/log': '/admin/activity?show=log',
  'design-system': '/admin/components',
  safety: '/admin/security',
} as const satisfies Readonly<Record<string, string>>;

/** The person's profile: linked from their name, and in the command menu. */
export const profileScreen: Destination = { path: '/admin/profile', label: 'Profile', icon: UserRound };

/** Lists the screens available to a role. */
export function listDestinations(role: Role | undefined): readonly Destination[] {
  const all: readonly Destination[] = Object.values(destinations);
  return all.filter((destination) => role === 'owner' || destination.role !== 'owner');
}

export function isCurrentDestination({ path, also = [] }: Destination, pathname: string): boolean {
  return [path, ...also].some((address) => matchPath(address, pathname) !== null);
}
