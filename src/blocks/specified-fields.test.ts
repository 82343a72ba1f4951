import { describe, expect, it } from 'vitest';
import { resolveBlock } from '#content/block/resolve-block.ts';
import { type Fields, isBareField } from '#content/fields/field.ts';
import { blockDefinitions } from './definitions.ts';

const sides = (name: string) => ['Top', 'Right', 'Bottom', 'Left'].map((side) => `${name}${side}`);
const devices = (name: string) => ['Mobile', 'Tablet', 'Desktop'].map((device) => `${name}${device}`);
const themes = (name: string) => [`${name}Light`, `${name}Dark`];
const words = (text: string) => text.trim().split(/\s+/);

const textStyle = [
  ...words('textAlignHorizontal textBackgroundEnabled textBackgroundColor textBackgroundColorDark'),
  'textBackgroundRadius',
  ...sides('textBackgroundPadding'),
];
const running = ['content', 'bulletTextSpacing', ...textStyle];
const heading = ['content', ...textStyle, ...sides('headingPadding')];
const corners = words(
  'borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius',
);
const sizes = words('width height maxWidth maxHeight minWidth minHeight');

/** Fields of section 3 of the specification by type. `list.name` is a field of the list's items. */
const specified: Readonly<Record<string, readonly string[]>> = {
  text: running,
  caption: running,
  title: heading,
  subheading: heading,
  button: [
    ...words('buttons layout alignment spacing fullWidthMobile buttons.id buttons.text buttons.action'),
    ...words('buttons.url buttons.variant buttons.icon buttons.glow'),
  ],
  grid: [
    ...words('rows columns numColumns columnFractions stackOnMobile gap backgroundColor dropShadow'),
    ...words('borderWidth borderColor'),
    ...corners,
    ...sides('margin'),
    ...sides('padding'),
    ...words('rows.columns rows.numColumns rows.columnFractions rows.columnRenderAsCard rows.stackOnMobile'),
    ...sides('rows.margin'),
    ...sides('rows.padding'),
  ],
  heroImage: ['src', 'alt', 'widthType', ...devices('heightPercentage')],
  image: words('src alt widthType maxWidth borderRadius aspectRatio objectFit link'),
  contact: words('title description primaryButtonText secondaryButtonText phoneNumber emailAddress'),
  titledList: [
    ...words('title items columns itemSpacing bulletTextSpacing'),
    ...themes('bulletColor'),
    ...words('items.id items.text items.link items.linkType'),
  ],
  socialEmbed: words('platform url width height'),
  divider: [
    ...words('orientation thickness style width'),
    ...themes('color'),
    ...sides('padding'),
    ...sides('margin'),
  ],
  backLink: words('text destination customUrl href style tags tags.id tags.value tags.link'),
  code: words('htmlContent cssContent renderMode'),
  componentSample: ['selectedComponent'],
  beforeAfterSlider: words('beforeSrc beforeAlt afterSrc afterAlt beforeLabel afterLabel position'),
  card: [
    ...words('headerEnabled headerText headerLevel textBlock content paddingGap elevation stylingEnabled'),
    ...words('contentImageEnabled contentImageSrc contentImageAlt contentImagePosition contentImageWidth'),
    ...words('contentImageHeight contentVideoEnabled contentVideoSrc contentVideoPosition'),
    ...words('contentVideoControls contentVideoAutoplay contentVideoMuted contentVideoLoop'),
    ...words('contentVideoWidth contentVideoHeight backgroundImageEnabled backgroundImageSrc'),
    ...words('backgroundImagePosition backgroundImageSize backgroundImageRepeat backgroundImageEffectType'),
    ...words('backgroundImageEffectValue backgroundImageOpacity textAlignmentEnabled textAlignVertical'),
    ...words('contentOverflow fillParentHeight heightControlsEnabled heightHugContent'),
    ...words('heightScaleWithContent interactionEnabled interactionType linkEnabled link linkType'),
    ...words('presentPath contentType presentationScale allowScrolling backgroundColor scaleToFit'),
    'expectedContentWidth',
    ...themes('backgroundColor'),
    ...sides('padding'),
    ...sizes,
    ...sizes.map((name) => `${name}Mode`),
    ...devices('minHeight'),
    ...devices('maxHeight'),
  ],
  carousel: [
    ...words('slides cardSlides autoplay autoplayLoop autoplayInterval showControls showArrows showDots'),
    ...words('transitionType contentFit slidesPerView slideGap containerPadding fullbleed layoutWidth'),
    ...words('widthMode heightMode contentOverflow pauseOnHover pauseOnFocus respectReducedMotion'),
    ...words('gifSynchronization preloadGifs delayBeforePlay'),
    ...sizes,
    ...['background', 'arrow', 'dot', 'activeDot', 'overlay'].flatMap((part) => themes(`${part}Color`)),
    ...words('slides.id slides.slug slides.src slides.alt slides.type slides.videoSrc slides.link'),
    ...words('slides.controls slides.muted slides.loop slides.autoplay slides.duration'),
    ...words('slides.gifSyncEnabled slides.gifDelayBeforePlay slides.gifPlayOnce'),
  ],
};

/** Defaults of sections 3 and 9: values of a block without stored ones. */
const defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  text: { hidden: false, isMultiLanguage: false, textBackgroundRadius: '8px' },
  title: { textBackgroundRadius: '8px' },
  heroImage: {
    widthType: 'page',
    heightPercentageMobile: 50,
    heightPercentageTablet: 40,
    heightPercentageDesktop: 30,
  },
  image: { aspectRatio: '16/9', objectFit: 'cover' },
  divider: { thickness: '1px', style: 'solid', width: '100%' },
  backLink: { style: 'arrow' },
  beforeAfterSlider: { position: 50 },
  card: {
    contentVideoPosition: 'top',
    presentPath: '/slidedeck',
    presentationScale: '95%',
    backgroundColor: 'white',
  },
  carousel: {
    autoplayInterval: 3000,
    showArrows: true,
    showDots: true,
    transitionType: 'slide',
    contentFit: 'adaptive',
    pauseOnHover: true,
    pauseOnFocus: true,
    respectReducedMotion: true,
    layoutWidth: 'inline',
    widthMode: 'filled',
    slideGap: '16px',
  },
};

function namesIn(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner = field.kind === 'list' && !isBareField(field.item) ? Object.keys(field.item) : [];
    return [name, ...inner.map((item) => `${name}.${item}`)];
  });
}

it('every block type of the specification exists', () => {
  expect(Object.keys(specified).filter((type) => !blockDefinitions.has(type))).toEqual([]);
});

describe.each([...blockDefinitions.values()])('$type', (definition) => {
  it('has every specified field', () => {
    const names = namesIn(definition.fields);
    const missing = (specified[definition.type] ?? []).filter((name) => !names.includes(name));
    expect(missing).toEqual([]);
  });

  it('has the specified defaults', () => {
    const empty = { id: 'block', type: definition.type };
    expect(resolveBlock(definition, empty, 'nl', () => [])).toMatchObject(defaults[definition.type] ?? {});
  });
});
