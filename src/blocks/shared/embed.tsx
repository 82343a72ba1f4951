import MessageSquareText from 'lucide-react/icons/message-square-text';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import type { EmbedPlatform } from '#content/block/embed-hosts.ts';
import { getPostPosterUrl } from '#content/block/embedded-post.ts';
import { imageQuality, type MediaFacts } from '#content/media/image-url.ts';
import { siteWords } from '#i18n/site-words.ts';
import { classNames } from '#ui/class-names.ts';
import { type EmbedAddress, findEmbeddedPost } from './embed-address.ts';
import { getSizeProps } from './picture.tsx';
import { getPlatformName } from './platforms.ts';
import { PosterWords } from './poster.tsx';
import { type Style, style } from './style.ts';
import { ThemedPicture } from './themed-picture.tsx';
import type { BlockContext, FieldMark } from './view-context.ts';

interface EmbedProps {
  readonly platform: string;
  /** Undefined for a URL that is not one of the platform's. */
  readonly address: EmbedAddress | undefined;
  readonly url: string;
  /** Name of the post; by default the platform's own. */
  readonly name?: string;
  /** Images from the media library; '' for the post's own preview image. */
  readonly poster: { readonly src: string; readonly darkSrc: string };
  /** Custom properties that set its size. */
  readonly look: Style;
  readonly context: BlockContext;
  readonly attributes: FieldMark;
  /** Renders the island that replaces the poster by the frame. */
  readonly renderFrame: (
    embed: { readonly post: string; readonly frame: string; readonly title: string },
    poster: ReactNode,
  ) => ReactNode;
}

/** A post of another site: a poster that asks first, or the post in a frame. */
export function Embed({ platform, address, url, name, poster: own, look, ...view }: EmbedProps) {
  const { context, attributes, renderFrame } = view;
  if (!address) {
    return (
      <div className="embed embed--failed" role="note" {...attributes}>
        <p className="embed__failure">{`Failed to load ${platform} embed`}</p>
        <p>Please check the URL format and try again</p>
      </div>
    );
  }
  const platformName = getPlatformName(platform);
  const say = siteWords[context.language].blocks;
  const isVideo = platform === 'youtube' || platform === 'vimeo';
  const fill = (text: string) => text.replace('{platform}', platformName);
  const words = {
    icon: isVideo ? <Play aria-hidden /> : <MessageSquareText aria-hidden />,
    label: fill(address.frame ? say.embedLoad : say.embedOpen),
    note: address.frame ? fill(say.embedNote) : '',
  };
  const post = findEmbeddedPost(platform, url);
  const src = post && getPostPosterUrl(post);
  const facts = src === undefined ? undefined : context.media(src);
  // A poster that the studio chose replaces the one that the server fetched.
  const face = own.src === '' ? { src: facts ? src : undefined, darkSrc: '' } : own;
  const title = name || (facts?.post?.title ?? '');
  const poster =
    face.src === undefined ? (
      <PosterWords {...words} />
    ) : (
      <EmbedFace
        {...words}
        src={face.src}
        darkSrc={face.darkSrc}
        title={title}
        author={name ? undefined : facts?.post?.author}
        context={context}
      />
    );
  const what = fill(isVideo ? say.embedVideo : say.embedPost);
  const frameTitle = [what, title].filter((part) => part !== '').join(': ');
  return (
    <div
      className={classNames(
        `embed embed--${platform as EmbedPlatform}`,
        face.src !== undefined && 'embed--faced',
      )}
      style={style(look)}
      data-platform={platformName}
      {...attributes}
    >
      {address.frame ? (
        renderFrame({ post: address.post, frame: address.frame, title: frameTitle }, poster)
      ) : (
        <a className="poster" href={address.post} target="_blank" rel="noopener noreferrer">
          {poster}
        </a>
      )}
    </div>
  );
}

interface EmbedFaceProps {
  /** The poster: an image from the media library, or the post's preview image stored on this site. */
  readonly src: string;
  /** Image for the dark theme; '' if both themes show the same. */
  readonly darkSrc: string;
  /** '' if it is unknown. */
  readonly title: string;
  readonly author: NonNullable<MediaFacts['post']>['author'];
  readonly icon: ReactNode;
  readonly label: string;
  readonly note: string;
  readonly context: BlockContext;
}

/**
 * The poster, without requests to the platform. The image is decorative: the text below it describes the post
 * and the action.
 */
function EmbedFace({ src, darkSrc, title, author, icon, label, note, context }: EmbedFaceProps) {
  return (
    <>
      <ThemedPicture
        src={src}
        darkSrc={darkSrc}
        point={[undefined, undefined]}
        media={context.media}
        alt=""
        {...getSizeProps(context.width)}
        quality={context.priority ? imageQuality.priority : imageQuality.normal}
        priority={context.priority}
        className="picture--box embed__picture"
      />
      <span className="poster__words embed__words">
        <span className="poster__icon">{icon}</span>
        <span className="embed__lines">
          {title !== '' && (
            <span className="embed__title">
              {title}
              {author !== undefined && <span className="embed__author">{` · ${author}`}</span>}
            </span>
          )}
          <span className="poster__label">{label}</span>
          {note !== '' && <span className="poster__note">{note}</span>}
        </span>
      </span>
    </>
  );
}
