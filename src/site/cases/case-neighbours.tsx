import type { NextPicture, NextPictures } from '#blocks/next-picture.ts';
import { getCssRatio } from '#blocks/shared/aspect-ratio.ts';
import { getSizeProps } from '#blocks/shared/picture.tsx';
import { style } from '#blocks/shared/style.ts';
import { ThemedPicture } from '#blocks/shared/themed-picture.tsx';
import { getTitleClass, TitleWords } from '#blocks/shared/title-words.tsx';
import { withLanguage } from '#content/address/site-paths.ts';
import { findFallbackLanguage, resolveText, type Translated } from '#content/language/language.ts';
import { type ImageHosts, imageQuality } from '#content/media/image-url.ts';
import { splitTitle } from '#content/page/title-parts.ts';
import { siteWords } from '#i18n/site-words.ts';
import { classNames } from '#ui/class-names.ts';
import { useLanguage } from '../language-provider.tsx';
import type { CaseNeighbours } from '../site-document.ts';

interface CaseNeighboursNavProps {
  readonly neighbours: CaseNeighbours;
  readonly imageHosts: ImageHosts | undefined;
}

/**
 * Links at the end of a case: a text link to the previous case, and the next one with its title and picture.
 */
export function CaseNeighboursNav({ neighbours: { previous, next }, imageHosts }: CaseNeighboursNavProps) {
  const say = siteWords[useLanguage()].caseEnd;
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
        className={classNames('case-nav__title', rel === 'next' && getTitleClass(words))}
        lang={findFallbackLanguage(title, language)}
      >
        {/* The previous case is a text link; its subtitle is on its own page. */}
        {rel === 'next' ? <TitleWords>{words}</TitleWords> : (splitTitle(words)?.name ?? words)}
      </span>
      {picture && (
        <span className="case-nav__picture" style={buildPhoneStyle(picture)}>
          {/* Decorative: the title beside it is the link text. */}
          <ThemedPicture
            className="picture--box"
            src={picture.src}
            darkSrc={picture.darkSrc}
            alt=""
            media={(src) => picture.media[src]}
            point={picture.point}
            phones={picture.phones}
            hosts={imageHosts}
            {...getSizeProps((window) => window)}
            quality={imageQuality.normal}
            priority={false}
          />
        </span>
      )}
    </a>
  );
}

/**
 * Shows media for phones uncropped, at their own aspect ratio. More than twice as high as wide would fill
 * more than a window, so those are cropped.
 */
function buildPhoneStyle({ phones, media }: NextPicture) {
  const facts = phones && media[phones.src];
  const isTower = facts !== undefined && facts.height > 2 * facts.width;
  return style({ '--ratio-phone': isTower ? '1/2' : getCssRatio('auto', facts) });
}
