// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { findMovingParts } from './moving-parts.ts';

/** Renders a page where everything is in view except marked elements. */
function show(html: string): void {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll('*'))
    element.getBoundingClientRect = () =>
      element.matches('[data-unseen]') ? new DOMRect() : new DOMRect(0, 0, 100, 100);
}

const link = () => document.querySelector('a') as HTMLAnchorElement;
const listClasses = (parts: ReturnType<typeof findMovingParts>) => [
  parts.hero?.className,
  parts.title?.className,
];

it('for a card the title and the image of the current theme take part in the view transition', () => {
  show(`<div class="card"><picture class="picture picture--light" data-unseen></picture>
    <picture class="picture picture--dark"></picture><h3 class="card__header"><a href="/a">A</a></h3></div>`);
  expect(listClasses(findMovingParts(link()))).toEqual(['picture picture--dark', 'card__header']);
});

it('for a hotspot the marked part of the image and its name take part in the view transition', () => {
  show(`<div class="hero"><picture class="picture"></picture><ul><li class="hero__spot">
    <span><a class="hero__link" href="/a"></a></span><span class="hero__name">A</span></li></ul></div>`);
  expect(listClasses(findMovingParts(link()))).toEqual(['hero__link', 'hero__name']);
});

it('for a link without image and title, or out of view, nothing takes part', () => {
  show('<a href="/a">A</a>');
  expect(listClasses(findMovingParts(link()))).toEqual([undefined, undefined]);
  show('<a href="/a"><picture class="picture" data-unseen></picture></a>');
  expect(listClasses(findMovingParts(link()))).toEqual([undefined, undefined]);
});
