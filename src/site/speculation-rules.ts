/**
 * Pages of ours are rendered ahead when a visitor is about to follow a link: on hovering or pressing it, in
 * browsers that know these rules. Stands in every document and is the same in each, so that one hash in the
 * Content-Security-Policy allows it. Left out is what is no page or must not happen unasked.
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
