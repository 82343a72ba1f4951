import type { BuiltAssets } from '#server/website/built-assets.ts';

/** Addresses of built files for servers that are never asked for them. */
export const testAssets: BuiltAssets = {
  site: {
    chrome: '/assets/chrome.js',
    loader: '/assets/loader.js',
    islandRuntime: '/assets/runtime.js',
    islands: { 'before-after-slider': '/assets/slider.js' },
    preview: '/assets/preview.js',
    fonts: [],
  },
  admin: { script: '/assets/admin.js', styles: ['/assets/admin.css'] },
  spline: '/assets/spline.js',
};
