import { defaultBackground } from '#content/look/background.ts';
import { defaultLayout } from '#content/look/layout.ts';
import type { FallbackCase } from '#seed/starting-content.ts';
import type { PageModel } from '#site/render.tsx';

/** Builds the page of a case that can be shown without storage: image, title and one sentence. */
export function buildFallbackCase({ identifier, title, text, picture }: FallbackCase): PageModel {
  const { src, alt, width, height } = picture;
  return {
    id: `built-in-${identifier}`,
    identifier,
    kind: 'case',
    path: `/cases/${identifier}`,
    title,
    overview: [
      {
        id: 'picture',
        type: 'heroImage',
        isMultiLanguage: true,
        src,
        alt,
        heightPercentageMobile: 46,
        heightPercentageTablet: 52,
        heightPercentageDesktop: 60,
      },
      { id: 'title', type: 'title', isMultiLanguage: true, content: title },
      { id: 'text', type: 'text', isMultiLanguage: true, content: text },
    ],
    layout: defaultLayout,
    background: defaultBackground,
    robots: 'noindex,nofollow',
    media: { [src]: { width, height, animated: false } },
  };
}
