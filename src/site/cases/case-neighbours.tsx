import type { NextPicture, NextPictures } from '#blocks/next-picture.ts';
import { ratioOf } from '#blocks/shared/aspect-ratio.ts';
import { sizedFor } from '#blocks/shared/picture.tsx';
import { style } from '#blocks/shared/style.ts';
import { ThemedPicture } from '#blocks/shared/themed-picture.tsx';
import { TitleWords, titleLook } from '#blocks/shared/title-words.tsx';
import { withLanguage } from '#content/address/site-paths.ts';
import { otherLanguage, resolveText, type Translated } from '#content/language/language.ts';
import { type ImageHosts, imageQuality } from '#content/media/image-url.ts';
import { titleParts } from '#content/page/title-parts.ts';
import { classNames } from '#ui/class-names.ts';
import { useLanguage } from '../language-provider.tsx';
import type { CaseNeighbours } from '../site-document.ts';
import { caseWords } from './case-words.ts';

interface CaseNeighboursNavProps {
  readonly neighbours: CaseNeighbours;
  readonly imageHosts: ImageHosts | undefined;
}

/** The way on at a case's end: the case before in a line, and the one after by its name and its picture, with which the page ends. */
export function CaseNeighboursNav({ neighbours: { previous, next }, imageHosts }: CaseNeighboursNavProps) {
  const say = caseWords[useLanguage()];
  return (
    <nav className="case-nav" aria-label={say.label}>
      {previous && <CaseLink rel="prev" label={say.previous} {...previous} />}
      <CaseLink rel="next" label={say.next} {...next} imageHosts={imageHosts} />
    </nav>
  );
}

interface CaseLinkProps {
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly title: Translated;
  readonly path: string;
  readonly pictures?: NextPictures | undefined;
  readonly imageHosts?: ImageHosts | undefined;
}

function CaseLink({ rel, label, title, path, pictures, imageHosts }: CaseLinkProps) {
  const language = useLanguage();
  const words = resolveText(title, language);
  const picture = pictures?.[language];
  return (
    <a className={`case-nav__link case-nav__link--${rel}`} rel={rel} href={withLanguage(path, language)}>
      <span className="case-nav__label">{label}</span>
      <span
        className={classNames('case-nav__title', rel === 'next' && titleLook(words))}
        lang={otherLanguage(title, language)}
      >
        {/* The way back is a word: what it is about stands on its page. */}
        {rel === 'next' ? <TitleWords>{words}</TitleWords> : (titleParts(words)?.name ?? words)}
      </span>
      {picture && (
        <span className="case-nav__picture" style={phoneShape(picture)}>
          {/* The name beside it says it all. */}
          <ThemedPicture
            className="picture--box"
            src={picture.src}
            darkSrc={picture.darkSrc}
            alt=""
            media={(src) => picture.media[src]}
            point={picture.point}
            phones={picture.phones}
            hosts={imageHosts}
            {...sizedFor((window) => window)}
            quality={imageQuality.normal}
            priority={false}
          />
        </span>
      )}
    </a>
  );
}

/**
 * What was made for phones is shown whole there: cut off to a strip it would not be what it was made for. What is more than twice as
 * high as wide would fill more than a window.
 */
function phoneShape({ phones, media }: NextPicture) {
  const facts = media[phones.phoneSrc];
  const isTower = facts !== undefined && facts.height > 2 * facts.width;
  return style({ '--ratio-phone': isTower ? '1/2' : ratioOf('auto', facts) });
}
