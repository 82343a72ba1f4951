/**
 * Speculation rules: pages of the site are prerendered when a visitor hovers or presses a link, in browsers
 * that support them. The same in every document, so that one hash in the Content-Security-Policy allows it.
 * URLs that are no pages or have side effects are excluded.
 */
const notPages = [
  '/admin/*',
  '/api/*',
  '/media/*',
  '/assets/*',
  '/frame/*',
  '/decks/*',
  '/slidedeck*',
  '/*.:ext',
  '/*\\?*preview*',
];

export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notPages } },
          {
            not: { selector_matches: '[href*="#"],[download],[target],[rel~=nofollow],[data-presentation]' },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
