import type { SiteAssets } from '#site/site-document.ts';

/** URLs in the form that a build produces, for tests that render documents without a build. */
export const siteAssets: SiteAssets = {
  chrome: '/assets/chrome.js',
  loader: '/assets/loader.js',
  islandRuntime: '/assets/runtime.js',
  islands: {
    'before-after-slider': '/assets/slider.js',
    card: '/assets/card.js',
    carousel: '/assets/carousel.js',
    code: '/assets/code.js',
    'component-sample': '/assets/component-sample.js',
    'social-embed': '/assets/social-embed.js',
  },
  preview: '/assets/preview.js',
  scrollBackground: '/assets/scroll-background.js',
  themeFade: '/assets/theme-fade.js',
  gate: '/assets/gate.js',
  draft: '/assets/draft.js',
  consentParts: '/assets/consent-parts.js',
  analytics: '/assets/analytics.js',
};

/** The built files as the server gets them from a build. */
export const builtAssets = {
  site: siteAssets,
  admin: {
    script: '/assets/admin.js',
    styles: ['/assets/admin.css'],
    imports: ['/assets/react.js'],
    editor: {
      modules: ['/assets/editor-screen.js'],
      styles: ['/assets/editor-screen.css'],
      preview: ['/assets/preview.js'],
    },
  },
  spline: '/assets/spline.js',
};
