import { siteWords } from '#i18n/site-words.ts';
import { useLanguage } from '../language-provider.tsx';

/**
 * Drawing of an empty compartment of the cabinet with the outline of a missing object in the dust. Shown with
 * messages that a page does not exist. Inline, since the media library may be unavailable.
 */
export function EmptyNiche() {
  return (
    <figure className="niche">
      <svg viewBox="0 0 360 270" preserveAspectRatio="xMidYMax slice" role="presentation">
        <path className="niche__back" d="M0 0h360v270H0z" />
        <path className="niche__side" d="M0 0h360v22L0 58z" />
        <path className="niche__side" d="M0 0h22v270H0z" />
        <path className="niche__floor" d="M22 226h338v44H0z" />
        <ellipse className="niche__trace" cx="196" cy="246" rx="66" ry="9" />
        <path
          className="niche__outline"
          d="M142 240V112q0-16 16-16h76q16 0 16 16v128M142 126h108M186 111h20"
          strokeDasharray="1 7"
        />
        <path
          className="niche__dust"
          d="M60 240h1m22 12h1m18-17h1m14 22h1m152-18h1m20 14h1m18-20h1m-210 24h1m150 2h1m76-8h1"
        />
      </svg>
      <figcaption>{siteWords[useLanguage()].builtIn.niche}</figcaption>
    </figure>
  );
}
