import { type Color, parseColor } from 'react-aria-components';

/** Resolves any CSS colour (tokens, names and oklch included) as the page shows it in one theme. */
export function resolveCssColor(css: string, scheme: 'light' | 'dark' | undefined): Color {
  try {
    return parseColor(css).toFormat('hsba');
  } catch {
    return parseColor(toRgba(readComputedColor(css, scheme))).toFormat('hsba');
  }
}

/** Returns the browser's computed value, with tokens resolved. */
function readComputedColor(css: string, scheme: 'light' | 'dark' | undefined): string {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.background = css;
  if (scheme) probe.dataset.theme = scheme;
  document.body.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

/** Browsers keep a colour in the colour space it was written in; drawing it on a pixel gives RGBA. */
function toRgba(css: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to read a colour from');
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`;
}
