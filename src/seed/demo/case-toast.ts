import { caseEnd, hero, image, pairs, subheading, text, title } from '../blocks.ts';
import type { SeedPage } from '../seed-page.ts';

export const toast: SeedPage = {
  identifier: 'toast',
  kind: 'case',
  title: { nl: 'Zeven Uur: brood voor morgen', en: 'Zeven Uur: bread for tomorrow' },
  overview: [
    hero('toast-hero', 'toast-hero.jpg', {
      nl: 'Een telefoon met vier soorten brood, op een tafel met brood en meel',
      en: 'A phone showing four kinds of bread, on a table with loaves and flour',
    }),
    title('toast-title', 'Zeven Uur: brood voor morgen', 'Zeven Uur: bread for tomorrow'),
    text(
      'toast-lead',
      'Een bakker die ’s avonds weet hoeveel hij ’s nachts moet bakken. Dat scheelt meel, slaap en een bak oud brood.',
      'A baker who knows in the evening how much to bake at night. It saves flour, sleep and a crate of stale bread.',
    ),
    subheading('toast-situation', 'De situatie', 'The situation'),
    text(
      'toast-situation-text',
      'Elke dag bleef er een vijfde over. Minder bakken durfde de bakker niet, want dan stond de laatste klant voor niets in de rij. Bestellen kon per telefoon, tussen zes en acht. Dan had hij net zijn handen vol.',
      'Every day a fifth was left over. The baker did not dare to bake less, since the last customer would queue for nothing. You could order by telephone between six and eight in the morning, just when he had his hands full.',
    ),
    image('toast-assortment', 'toast-assortment.jpg', {
      nl: 'Zes broden van boven op gekleurde vlakken',
      en: 'Six breads from above on coloured squares',
    }),
    subheading('toast-approach', 'De aanpak', 'The approach'),
    text(
      'toast-approach-text',
      'Het assortiment ging van 34 naar 9 broden. Dat was het eigenlijke ontwerp; de rest volgde vanzelf. Kiezen, een tijd, klaar. Wie vaker bestelt krijgt zijn vorige bestelling als eerste te zien en is met één tik klaar.\n\nVoor de bakkerij maakte ik geen dashboard maar een lijst die uit een bonprinter komt. Die hangt aan een spijker, naast de oven.',
      'The range went from 34 breads to 9. That was the actual design; the rest followed. Choose, pick a time, done. Regulars see their last order first and need a single tap.\n\nFor the bakery I made no dashboard but a list that comes out of a receipt printer. It hangs on a nail beside the oven.',
    ),
    pairs('toast-details', [
      image(
        'toast-screens',
        'toast-screens.jpg',
        {
          nl: 'Drie schermen: brood kiezen, een tijd kiezen en de bevestiging',
          en: 'Three screens: choosing bread, choosing a time and the confirmation',
        },
        { aspectRatio: '16/10' },
      ),
      image(
        'toast-list',
        'toast-list.jpg',
        {
          nl: 'De baklijst op papier naast een groot rond brood',
          en: 'The baking list on paper beside a large round loaf',
        },
        { aspectRatio: '16/10' },
      ),
    ]),
    subheading('toast-result', 'Het resultaat', 'The result'),
    text(
      'toast-result-text',
      'Twee op de drie broden zijn nu vooraf besteld en er blijft nog maar een enkel brood over. De winkel gaat een half uur later open. Niemand heeft geklaagd, ook de bakker niet.',
      'Two in three loaves are now ordered ahead, and only the odd one is left over. The shop opens half an hour later. Nobody has complained, the baker least of all.',
    ),
    image(
      'toast-loop',
      'toast-slide.gif',
      {
        nl: 'Animatie: het deeg rijst en kleurt terwijl de klok door de nacht loopt',
        en: 'Animation: the dough rises and browns while the clock runs through the night',
      },
      { aspectRatio: '16/10' },
    ),
    ...caseEnd(
      'toast',
      'Zeven Uur is een verzonnen bakkerij. Het brood is getekend, helaas.',
      'Zeven Uur is an invented bakery. The bread is only drawn, alas.',
    ),
  ],
};
