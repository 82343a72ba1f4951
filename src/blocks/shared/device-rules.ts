import { breakpoints, type Device } from '#content/look/layout.ts';
import { type Style, style } from './style.ts';

/** Collects the CSS by which blocks look different on tablets and phones. */
export interface DeviceRules {
  /**
   * Adds the CSS of one element, in which `&` is its selector. Returns the value for its attribute
   * `data-rules`. `key` names the element: the same key replaces its CSS.
   */
  readonly add: (key: string, css: string) => string;
}

/** Creates the collector of a visitor's page. Elements with the same CSS share it. */
export function createDeviceRules(): DeviceRules & { readonly css: () => string } {
  const names = new Map<string, string>();
  return {
    add(_key, css) {
      const name = names.get(css) ?? String(names.size);
      names.set(css, name);
      return name;
    },
    css: () => groupByWindow(names),
  };
}

/** Elements whose styles differ in the same windows share the media query. */
function groupByWindow(names: ReadonlyMap<string, string>): string {
  const groups = new Map<string, string>();
  for (const [css, name] of names) {
    for (const [, query = '', rule = ''] of css.matchAll(/(@media [^{]+)\{(&\{[^}]*\})\}/g))
      groups.set(query, (groups.get(query) ?? '') + scopeRules(rule, name));
  }
  return [...groups].map(([query, rules]) => `${query}{${rules}}`).join('');
}

/** Replaces `&` by the selector of an element. */
export function scopeRules(css: string, name: string): string {
  return css.replaceAll('&', `[data-rules="${name.replace(/["\\\n]/g, '\\$&')}"]`);
}

/** Excludes print, which is as narrow as a tablet but gets the styles of desktop. */
const windows = {
  tablet: `screen and (min-width:${breakpoints.tablet}px) and (max-width:${breakpoints.desktop - 1}px)`,
  mobile: `screen and (max-width:${breakpoints.tablet - 1}px)`,
  desktop: `print,screen and (min-width:${breakpoints.desktop}px)`,
  both: `screen and (max-width:${breakpoints.desktop - 1}px)`,
} as const;

/**
 * Builds the CSS by which an element differs from desktop, which has its styles inline; '' if it differs
 * nowhere. It overrides inline styles, so it is important.
 */
export function buildDeviceCss(onDevice: (device: Device) => Style): string {
  const base = style(onDevice('desktop')) ?? {};
  const tablet = listDifferences(base, style(onDevice('tablet')) ?? {});
  const mobile = listDifferences(base, style(onDevice('mobile')) ?? {});
  if (tablet === mobile) return wrapInMediaQuery('both', mobile);
  return wrapInMediaQuery('tablet', tablet) + wrapInMediaQuery('mobile', mobile);
}

/** Builds the CSS that hides a block on some devices. */
export function buildHidingCss(hidden: readonly Device[]): string {
  const isBoth = hidden.includes('tablet') && hidden.includes('mobile');
  const names = isBoth ? ['both' as const, ...hidden.filter((device) => device === 'desktop')] : hidden;
  return names.map((name) => wrapInMediaQuery(name, 'display:none!important')).join('');
}

function wrapInMediaQuery(window: keyof typeof windows, declarations: string): string {
  return declarations === '' ? '' : `@media ${windows[window]}{&{${declarations}}}`;
}

function listDifferences(base: object, now: object): string {
  const names = [...new Set([...Object.keys(base), ...Object.keys(now)])];
  return names
    .flatMap((name) => {
      const [before, after] = [readValue(base, name), readValue(now, name)];
      return before === after ? [] : `${toCssName(name)}:${after ?? 'unset'}!important`;
    })
    .join(';');
}

/** Reads a value, without those that could end the declaration: no field allows them, but a studio's own may. */
function readValue(styles: object, name: string): string | undefined {
  const value: unknown = (styles as Readonly<Record<string, unknown>>)[name];
  if (value === undefined || value === null) return undefined;
  const css = String(value);
  return /[<>{};\\&]/.test(css) ? undefined : css;
}

function toCssName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
