import type { FallbackCase } from '../src/seed/starting-content.ts';
import abn from './media/abn-hero.webp';
import check from './media/check-hero.webp';
import ing from './media/ing-hero.webp';
import sampleVideoProject from './media/sample-video-project-hero.webp';
import shell from './media/shell-hero.webp';
import toast from './media/toast-hero.webp';
import tweakers from './media/tweakers-hero.webp';
import { caseCards } from './pages/case-cards.ts';

/** Still pictures, because a page without storage cannot play animations. */
const heroes: Readonly<Record<keyof typeof caseCards, string>> = {
  shell,
  toast,
  abn,
  ing,
  check,
  tweakers,
  sampleVideoProject,
};

/** The size of each hero, in pixels. */
const heroSize = { width: 2400, height: 1350 };

const names = Object.keys(heroes) as (keyof typeof caseCards)[];

export const fallbackCases: readonly FallbackCase[] = names.map((name) => {
  const { link, header, content, alt } = caseCards[name];
  return {
    identifier: link.slice('/cases/'.length),
    title: header,
    text: content,
    picture: { src: heroes[name], alt, ...heroSize },
  };
});
