import { Check, LockOpen } from 'lucide-react';
import { Picture } from '#blocks/shared/picture.tsx';
import { withLanguage } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';
import { imageQuality, imageUses, type MediaFacts } from '#content/media/image-url.ts';
import { siteWords } from '#i18n/site-words.ts';
import { formatMoment } from '../format-moment.ts';
import { useLanguage } from '../language-provider.tsx';

/** A page that a client space links to. */
export interface ClientSpaceCard {
  /** Without language prefix. */
  readonly path: string;
  readonly title: string;
  /** Language of the text. */
  readonly language: Language;
  readonly description: string;
  /** True if it was published since the client's last visit. */
  readonly isNew: boolean;
  /** Time at which a client approved the current version, ISO 8601; null if it is not approved. */
  readonly approvedAt: string | null;
  /** An image of the media library; undefined if the page has none. */
  readonly picture: { readonly src: string; readonly facts: MediaFacts | undefined } | undefined;
}

interface ClientSpaceProps {
  /** The studio's name. */
  readonly studio: string;
  readonly client: string;
  /** The studio's text, or ''. */
  readonly greeting: string;
  /** Language of the greeting. */
  readonly greetingLanguage: Language;
  readonly cards: readonly ClientSpaceCard[];
  /** The last day on which the link works; undefined without expiry. */
  readonly until: string | undefined;
  /** URL of the client space. */
  readonly address: string;
  /** The studio's time zone. */
  readonly timeZone: string;
}

/** Two pictures per row in wide windows. */
const pictureSizes = '(min-width: 768px) min(560px, 46vw), 92vw';

/** The client space: a greeting and links to the pages for this client. */
export function ClientSpacePage({
  client,
  greeting,
  greetingLanguage,
  cards,
  until,
  address,
  studio,
  timeZone,
}: ClientSpaceProps) {
  const language = useLanguage();
  const say = siteWords[language].clientSpace;
  const hasPictures = cards.some(({ picture }) => picture);
  return (
    <div className="client-space">
      <p className="client-space__mark">
        <LockOpen aria-hidden="true" />
        {say.private(studio)}
      </p>
      <h1 className="page-title client-space__title">{say.welcome(client)}</h1>
      {greeting === '' ? (
        <p className="client-space__greeting">{say.lead}</p>
      ) : (
        <div
          className="client-space__greeting"
          lang={greetingLanguage === language ? undefined : greetingLanguage}
        >
          {splitParagraphs(greeting).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and paragraphs may be equal
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
      {cards.length === 0 ? (
        <p className="client-space__empty">{say.empty}</p>
      ) : (
        <ul className="client-space__cards" aria-label={say.list}>
          {cards.map((card, index) => (
            <li key={card.path} className="client-space__item">
              <Card card={card} isFirst={index === 0} keepsPlace={hasPictures} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
      <footer className="client-space__foot">
        {until !== undefined && <p>{say.until(until)}</p>}
        {/* A link instead of a form: for a page without a referrer, browsers send forms with the origin `null`. */}
        <a href={`${address}?logout`} rel="nofollow">
          {say.leave}
        </a>
      </footer>
    </div>
  );
}

interface CardProps {
  readonly card: ClientSpaceCard;
  readonly isFirst: boolean;
  /** True to reserve the place of a missing picture beside others. */
  readonly keepsPlace: boolean;
  readonly timeZone: string;
}

function Card({ card, isFirst, keepsPlace, timeZone }: CardProps) {
  const { path, title, description, picture, isNew, approvedAt } = card;
  const language = useLanguage();
  const say = siteWords[language].clientSpace;
  return (
    <a
      className="client-space__card"
      href={withLanguage(path, language)}
      lang={card.language === language ? undefined : card.language}
    >
      {picture && (
        <span className="client-space__picture">
          <Picture
            className="picture--box"
            src={picture.src}
            // Decorative: the title names the page.
            alt=""
            facts={picture.facts}
            widths={imageUses.content.widths}
            sizes={pictureSizes}
            quality={imageQuality.normal}
            priority={false}
            eager={isFirst}
          />
        </span>
      )}
      {!picture && keepsPlace && <span className="client-space__picture" />}
      <span className="client-space__name">{title}</span>
      {(isNew || approvedAt !== null) && (
        <span className="client-space__news" lang={language}>
          {isNew && <span className="client-space__new">{say.isNew}</span>}
          {approvedAt !== null && (
            <span className="client-space__approved">
              <Check aria-hidden="true" />
              {say.approved(formatMoment(approvedAt, language, timeZone))}
            </span>
          )}
        </span>
      )}
      {description !== '' && <span className="client-space__about">{description}</span>}
    </a>
  );
}

function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
