import { createStore } from 'zustand/vanilla';

const most = 6;

/** Colours of one's own that were used last, the latest first, for as long as the editor is open. */
export const recentColors = createStore<{ readonly colors: readonly string[] }>(() => ({ colors: [] }));

export function rememberColor(color: string): void {
  recentColors.setState(({ colors }) => ({
    colors: [color, ...colors.filter((other) => other !== color)].slice(0, most),
  }));
}
