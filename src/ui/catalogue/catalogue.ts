import { buttonVariants } from '../button/button-variants.ts';
import { cardVariants } from '../card/card-variants.ts';
import { modalSizes } from '../modal/modal-sizes.ts';
import { sidePanelWidths } from '../side-panel/side-panel-widths.ts';
import { switchStyles } from '../switch/switch-styles.ts';
import { toggleSizes } from '../toggle/toggle-sizes.ts';

interface Variant {
  readonly name: string;
  /** Its measure, where that is what tells it apart. */
  readonly note?: string;
}

/** How much room one variant asks for beside the others. */
type Room = 'small' | 'medium' | 'large' | 'wide';

export interface Entry<Name extends string = string> {
  readonly name: Name;
  readonly room: Room;
  readonly variants: readonly Variant[];
}

function entry<const Name extends string>(
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

const px = (width: string, height: string) => `${Number.parseFloat(width)} × ${Number.parseFloat(height)}`;

/** Every component of the design system that can be shown, with the variants it has. */
export const catalogue = [
  entry('Button', 'small', buttonVariants),
  entry('Card', 'large', cardVariants),
  entry(
    'Toggle',
    'small',
    Object.entries(toggleSizes).map(([name, { width, height }]) => ({ name, note: px(width, height) })),
  ),
  entry('Switch', 'medium', switchStyles),
  entry(
    'Modal',
    'large',
    Object.entries(modalSizes).map(([name, { width, height }]) => ({
      name,
      note: name === 'fullscreen' ? undefined : px(width, height),
    })),
  ),
  entry(
    'SidePanel',
    'large',
    sidePanelWidths.map((width) => ({ name: String(width), note: 'px' })),
  ),
  entry('Toast', 'medium', ['neutral', 'success', 'error']),
  entry('Layout', 'wide', ['columns', 'sidebar', 'gallery']),
  entry('Navigation', 'wide', ['bar', 'tabs', 'breadcrumbs', 'pagination']),
  entry('Form', 'medium', ['login', 'signup', 'profile']),
] as const;

export type ComponentName = (typeof catalogue)[number]['name'];
export type CatalogueEntry = Entry<ComponentName>;

/** What a stored selection asks for: `Button:primary,slim`. */
interface Selection {
  readonly name: string;
  /** Empty when no variant was named: then all are meant. */
  readonly variants: readonly string[];
  /** What stands after the colon, unread. */
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
