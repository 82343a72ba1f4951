import { type Block, defineBlock } from '#content/block/block.ts';
import { choice, list, media, text, translatedText } from '#content/fields/kinds.ts';
import { catalogue, parseSelection } from '#ui/catalogue/catalogue.ts';
import { darkMedia } from '../shared/fields/dark-media.fields.ts';
import { itemId } from '../shared/fields/item-id.fields.ts';
import { openChoice } from '../shared/fields/open-choice.fields.ts';
import { splineHosts } from '../shared/spline-messages.ts';
import { findSceneAddress } from './scene-address.ts';

/** Name of the component that is a Spline scene instead of one from the catalogue. */
export const splineName = 'Spline';

export const componentSampleBlock = defineBlock({
  type: 'componentSample',
  label: 'Component sample',
  synonyms: ['component', 'design system', 'spline', '3d', 'demo'],
  category: 'interactive',
  flow: 'media',
  place: 6,
  icon: 'component',
  fields: {
    selectedComponent: openChoice('Component', listOptions(), {
      default: '',
      tab: 'content',
      look: 'variants',
      pattern: /^[a-z][\w -]*(?::[\s\S]*)?$/i,
      message: 'must be a component, with variants after a colon: Button:primary,secondary',
    }),
    size: choice(
      'Size',
      { standard: 'Actual size', large: 'Large', huge: 'Huge' },
      {
        default: 'standard',
        help: 'Large and Huge enlarge small controls.',
        when: { field: 'selectedComponent', matches: /^\s*(?:Button|Toggle|Switch)\b/i },
      },
    ),
    code: text('Scene code', {
      format: 'html',
      help: 'Spline’s export code, or its URL ending in .splinecode.',
      when: { field: 'selectedComponent', is: [splineName] },
    }),
    shown: list(
      'Sample content',
      {
        id: itemId(),
        src: media('Image'),
        darkSrc: darkMedia('Dark theme image', 'src'),
        title: translatedText('Title'),
        text: translatedText('Text'),
      },
      {
        itemLabel: 'Image',
        help: 'Shown in turn, texts on cards only; if empty, samples use their own.',
        when: { field: 'selectedComponent', matches: /^\s*(?:Card|Layout|Modal|SidePanel)\b/i },
      },
    ),
  },
  asks: (block: Block) => ({ for: 'scene', hosts: listSceneHosts(block) }),
  summary: getFirstWords,
  starter: () => ({ selectedComponent: 'Button:primary,secondary,tertiary' }),
});

/** Lists the hosts of the scene, and those from which Spline's runtime loads its parts. */
function listSceneHosts({ selectedComponent, code }: Block): string[] {
  if (typeof selectedComponent !== 'string' || parseSelection(selectedComponent).name !== splineName)
    return [];
  const scene = typeof code === 'string' ? findSceneAddress(code) : undefined;
  return scene === undefined ? [] : [...new Set([new URL(scene).host, ...splineHosts])];
}

/** Lists each component, followed by its variants. */
function listOptions(): Record<string, string> {
  const whole = catalogue.map(({ name }) => [name, name]);
  const parts = catalogue.flatMap(({ name, variants }) =>
    variants.map((variant) => [`${name}:${variant.name}`, `${name}: ${variant.name}`]),
  );
  return Object.fromEntries([...whole, [splineName, 'Spline scene'], ...parts]);
}

function getFirstWords({ selectedComponent }: Block): string {
  if (typeof selectedComponent !== 'string') return '';
  const { name, variants } = parseSelection(selectedComponent);
  return name === splineName ? 'Spline scene' : [name, ...variants].join(' · ').slice(0, 80);
}
