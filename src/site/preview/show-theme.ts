import type { PreviewTheme } from '#preview/channel.ts';

let stopFollowing = () => {};

/**
 * Shows a theme in the frame without storing it: the visitor's own choice is not the editor's to change. `system` follows the
 * operating system until another theme is shown.
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
