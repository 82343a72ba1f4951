import Presentation from 'lucide-react/icons/presentation';
import { createElement } from 'react';
import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import { hasWords } from '#content/markdown/markdown.ts';
import { siteWords } from '#i18n/site-words.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyText } from '../shared/empty-text.tsx';
import { buildLinkAttributes, type LinkAttributes } from '../shared/link-attributes.ts';
import { isEmptyMarkdown, Markdown } from '../shared/markdown.tsx';
import { style } from '../shared/style.ts';
import { buildTextHandles, buildTextStyle } from '../shared/text-style.ts';
import type { PageContext, ViewProps } from '../shared/view-context.ts';
import type { cardBlock } from './card.block.ts';
import { buildLayoutStyle, getCardLayout } from './card-layout.ts';
import { CardMedia, hasCardMedia } from './card-media.tsx';
import { buildCardBackground, buildCardStyle, type ResolvedCard } from './card-style.ts';
import { buildPresentationLink, isPresentation } from './presentation.ts';
import { cardPadding } from './style.fields.ts';

type View = ViewProps<typeof cardBlock>;

export function CardView(view: View) {
  const { block, context, edit, handles, buildStyles } = view;
  const background = buildCardBackground(block, context.imageHosts);
  const link = resolveLink(block, context);
  const header = block.headerEnabled && (hasWords(block.headerText) || context.writing === 'headerText');
  const text = hasText(view);
  const hasPicture = background !== undefined || hasCardMedia(view);
  const figure = hasWords(block.figure) || context.writing === 'figure';
  const isEmpty = !figure && !header && !hasPicture && !text;
  if (isEmpty && !context.preview) return null;
  const bare = isBare(block, background);
  const layout = getCardLayout(block);
  const isRow = layout !== 'column';
  const looks = classNames(
    'card',
    bare && 'card--bare',
    isRow && 'card--row',
    layout === 'mixed' && 'card--mixed',
    `card--${block.elevation}`,
    block.fillParentHeight && 'card--fill',
    block.heightControlsEnabled && 'card--heights',
    block.textAlignmentEnabled && `card--${block.textAlignVertical}`,
    link && 'card--link',
  );
  // A card without a box has no visible edge, so it has no padding unless one is stored.
  const getPadding = (stored: string | undefined) => stored ?? (bare ? undefined : cardPadding);
  const { 'data-theme': _, ...padding } = buildStyles(
    (device) => {
      const values = getValuesOnDevice(block, device);
      return {
        paddingTop: getPadding(values.paddingTop),
        paddingRight: getPadding(values.paddingRight),
        paddingBottom: getPadding(values.paddingBottom),
        paddingLeft: getPadding(values.paddingLeft),
        gap: values.paddingGap,
        // The header is aligned like the text.
        textAlign: values.textAlignHorizontal,
      };
    },
    { part: 'body' },
  );
  return (
    <div
      className={looks}
      {...buildStyles((device) => ({
        ...buildCardStyle(block, context.colors),
        ...buildLayoutStyle(block, device, bare),
      }))}
      {...handles('height')}
    >
      {background && (
        <div className="card__background" aria-hidden="true">
          <div className="card__background-picture" style={style(background)} />
        </div>
      )}
      {isRow && figure && <CardFigure {...view} />}
      <CardMedia at="top" {...view} />
      <div className="card__body" {...padding} {...handles('padding', 'paddingGap')}>
        <CardMedia at="above-header" {...view} />
        {!isRow && figure && <CardFigure {...view} />}
        {header &&
          createElement(
            block.headerLevel,
            { className: `card__header card__header--${block.headerLevel}`, ...edit('headerText') },
            link ? <CardLink link={link}>{block.headerText}</CardLink> : block.headerText,
          )}
        <CardMedia at="below-header" {...view} />
        {text && <CardText {...view} />}
        {isEmpty && <EmptyText label="Write a header or a text" attributes={edit('headerText')} />}
        {header && isPresentation(block) && (
          <span className="card__cue">
            <Presentation aria-hidden="true" />
            {siteWords[context.language].blocks.presentation}
          </span>
        )}
        {link && !header && <CardLink link={link} label={getLinkName(view)} />}
      </div>
      <CardMedia at="bottom" {...view} />
    </div>
  );
}

/** The figure: first column of a row, or above the header of other cards. */
function CardFigure({ block, edit }: View) {
  return (
    <p className="card__figure" {...edit('figure')}>
      {block.figure}
    </p>
  );
}

/** True if the card has neither a shadow nor anything behind its text. */
function isBare(card: View['block'], background: object | undefined): boolean {
  const { elevation, stylingEnabled, backgroundColorLight, backgroundColorDark } = card;
  const colored = stylingEnabled && Boolean(backgroundColorLight || backgroundColorDark);
  return elevation === 'none' && !colored && background === undefined;
}

interface CardLinkProps {
  readonly link: LinkAttributes;
  /** Accessible name of a link without text. */
  readonly label?: string;
  readonly children?: string;
}

/** The only real link of a card that is clickable as a whole. */
function CardLink({ link: { href, ...link }, label, children }: CardLinkProps) {
  return (
    <a className="card__link" href={href} aria-label={label} {...link}>
      {children}
    </a>
  );
}

function hasText({ block, context }: View): boolean {
  return block.textBlock && (!isEmptyMarkdown(block.content) || context.writing === 'content');
}

function CardText({ block, context, edit, handles, buildStyles }: View) {
  const looks = buildStyles(
    (device) => ({
      ...buildTextStyle(getValuesOnDevice(block, device), context.colors),
      '--bullet-space': block.bulletTextSpacing,
    }),
    { part: 'text' },
  );
  return (
    <div className="prose card__text" {...looks} {...edit('content')} {...buildTextHandles(handles)}>
      <Markdown text={block.content} language={context.language} />
    </div>
  );
}

/** Gets the accessible name of the link of a card without header. */
function getLinkName({ block, context }: View): string {
  return (block.contentImageEnabled && block.contentImageAlt) || siteWords[context.language].blocks.view;
}

/** Resolves the link of a card; undefined if it has none. A presentation takes precedence over a link. */
function resolveLink(
  card: ResolvedCard,
  context: Pick<PageContext, 'language' | 'islands'>,
): LinkAttributes | undefined {
  if (isPresentation(card)) return buildPresentationLink(card, context);
  if (card.linkEnabled && card.link !== '')
    return buildLinkAttributes(card.link, context.language, card.linkType);
  return undefined;
}
