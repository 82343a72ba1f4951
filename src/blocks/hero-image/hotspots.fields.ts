import type { NumberField } from '#content/fields/field.ts';
import { link, list, number, translatedText } from '#content/fields/kinds.ts';
import { itemId } from '../shared/fields/item-id.fields.ts';

/** Parts of a picture that lead somewhere: rectangles in percent of all of it, whatever of it a crop leaves. */
export const hotspots = (media: string) =>
  list(
    'Hotspots',
    {
      id: itemId(),
      label: translatedText('Label'),
      link: link('Link'),
      x: share('From the left', 0),
      y: share('From the top', 0),
      width: share('Width', 100),
      height: share('Height', 100),
    },
    {
      itemLabel: 'Hotspot',
      help: 'Rectangles of the whole picture that are links; they follow its crop.',
      when: { field: media, matches: /\S/ },
    },
  );

function share(label: string, standard: number): NumberField<number> {
  return number(label, { tab: 'content', min: 0, max: 100, step: 0.1, unit: '%', default: standard });
}
