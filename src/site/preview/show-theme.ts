import type { PreviewTheme } from '#preview/channel.ts';

let stopFollowing = () => {};

/**
 * Shows a theme in the frame without storing it, since the stored choice is the visitor's. `system` follows
 * the operating system until another theme is shown.
 */
export function showTheme(theme: PreviewTheme): void {
  stopFollowing();
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const system = systemDark.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme === 'system' ? system : theme;
  };
  apply();
  systemDark.addEventListener('change', apply);
  stopFollowing = () => systemDark.removeEventListener('change', apply);
}
