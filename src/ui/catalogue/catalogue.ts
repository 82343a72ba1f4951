import { buttonVariants } from '../button/button-variants.ts';
import { cardVariants } from '../card/card-variants.ts';
import { modalSizes } from '../modal/modal-sizes.ts';
import { sidePanelWidths } from '../side-panel/side-panel-widths.ts';
import { switchStyles } from '../switch/switch-styles.ts';
import { toggleSizes } from '../toggle/toggle-sizes.ts';

interface Variant {
  readonly name: string;
  /** Size, if that distinguishes this component from others. */
  readonly note?: string;
}

/** Space that one variant needs beside the others. */
type Room = 'small' | 'medium' | 'large' | 'wide';

export interface Entry<Name extends string = string> {
  readonly name: Name;
  readonly room: Room;
  readonly variants: readonly Variant[];
}

function defineEntry<const Name extends string>(
  name: Name,
  room: Room,
  variants: readonly (string | Variant)[],
): Entry<Name> {
  return {
    name,
    room,
    variants: variants.map((variant) => (typeof variant === 'string' ? { name: variant } : variant)),
  };
}

const formatSize = (width: string, height: string) =>
  `${Number.parseFloat(width)} × ${Number.parseFloat(height)}`;

/** All components of the design system that can be shown, with their variants. */
export const catalogue = [
  defineEntry('Button', 'small', buttonVariants),
  defineEntry('Card', 'large', cardVariants),
  defineEntry(
    'Toggle',
    'small',
    Object.entries(toggleSizes).map(([name, { width, height }]) => ({
      name,
      note: formatSize(width, height),
    })),
  ),
  defineEntry('Switch', 'medium', switchStyles),
  defineEntry(
    'Modal',
    'large',
    Object.entries(modalSizes).map(([name, { width, height }]) => ({
      name,
      note: name === 'fullscreen' ? undefined : formatSize(width, height),
    })),
  ),
  defineEntry(
    'SidePanel',
    'large',
    sidePanelWidths.map((width) => ({ name: String(width), note: 'px' })),
  ),
  defineEntry('Toast', 'medium', ['neutral', 'success', 'error']),
  defineEntry('Layout', 'wide', ['columns', 'sidebar', 'gallery']),
  defineEntry('Navigation', 'wide', ['bar', 'tabs', 'breadcrumbs', 'pagination']),
  defineEntry('Form', 'medium', ['login', 'signup', 'profile']),
] as const;

export type ComponentName = (typeof catalogue)[number]['name'];
export type CatalogueEntry = Entry<ComponentName>;

/** A parsed selection, which is stored as `Button:primary,slim`. */
interface Selection {
  readonly name: string;
  /** Empty for all variants. */
  readonly variants: readonly string[];
  /** The unparsed text after the colon. */
  readonly rest: string;
}

export function parseSelection(selection: string): Selection {
  const colon = selection.indexOf(':');
  const name = (colon < 0 ? selection : selection.slice(0, colon)).trim();
  const rest = colon < 0 ? '' : selection.slice(colon + 1).trim();
  const variants = rest.split(',').map((variant) => variant.trim());
  return { name, variants: [...new Set(variants)].filter((variant) => variant !== ''), rest };
}

export function findCatalogueEntry(name: string): CatalogueEntry | undefined {
  return catalogue.find((known) => known.name === name);
}
