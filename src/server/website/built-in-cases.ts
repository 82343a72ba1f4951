import { defaultBackground } from '#content/look/background.ts';
import { defaultLayout } from '#content/look/layout.ts';
import { caseCards } from '#seed/demo/case-cards.ts';
import abn from '#seed/media/abn-hero.webp';
import check from '#seed/media/check-hero.webp';
import ing from '#seed/media/ing-hero.webp';
import sampleVideoProject from '#seed/media/sample-video-project-hero.webp';
import shell from '#seed/media/shell-hero.webp';
import toast from '#seed/media/toast-hero.webp';
import tweakers from '#seed/media/tweakers-hero.webp';
import type { PageModel } from '#site/render.tsx';

/**
 * Built files, since the media library cannot be asked who may see a picture while storage fails. Still ones:
 * nothing on this page is there to be set in motion.
 */
const pictures: Readonly<Record<keyof typeof caseCards, string>> = {
  abn,
  check,
  ing,
  sampleVideoProject,
  shell,
  tweakers,
  toast,
};

/** The measures that all of these pictures have, in pixels. */
const pictureFacts = { width: 2400, height: 1350, animated: false };

/** The cases that the product knows by itself, by identifier: their picture, name and one sentence. */
const builtInCases: ReadonlyMap<string, PageModel> = new Map(
  (Object.keys(pictures) as (keyof typeof caseCards)[]).map((name) => {
    const page = pageOf(name);
    return [page.identifier, page];
  }),
);

function pageOf(name: keyof typeof caseCards): PageModel {
  const { link, header, content, alt } = caseCards[name];
  const src = pictures[name];
  return {
    id: `built-in-${name}`,
    identifier: link.slice('/cases/'.length),
    kind: 'case',
    path: link,
    title: header,
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
      { id: 'title', type: 'title', isMultiLanguage: true, content: header },
      { id: 'text', type: 'text', isMultiLanguage: true, content },
    ],
    layout: defaultLayout,
    background: defaultBackground,
    robots: 'noindex,nofollow',
    media: { [src]: pictureFacts },
  };
}

/** What can be shown of a case without storage; undefined for a case that is only stored. */
export function builtInCase(identifier: string): PageModel | undefined {
  return builtInCases.get(identifier);
}
