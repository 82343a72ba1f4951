import MessageSquareText from 'lucide-react/icons/message-square-text';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import type { EmbedPlatform } from '#content/block/embed-hosts.ts';
import { getPostPosterUrl } from '#content/block/embedded-post.ts';
import { imageQuality, type MediaFacts } from '#content/media/image-url.ts';
import { siteWords } from '#i18n/site-words.ts';
import { classNames } from '#ui/class-names.ts';
import { Island } from '#ui/island/island.tsx';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { getSizeProps } from '../shared/picture.tsx';
import { PosterWords } from '../shared/poster.tsx';
import { style } from '../shared/style.ts';
import { ThemedPicture } from '../shared/themed-picture.tsx';
import type { BlockContext, ViewProps } from '../shared/view-context.ts';
import { findEmbeddedPost, parseEmbedAddress } from './embed-address.ts';
import { getPlatformName } from './platforms.ts';
import type { socialEmbedBlock } from './social-embed.block.ts';
import { SocialEmbed } from './social-embed.island.tsx';

/** A post of another site: a poster that asks first, or the post in a frame. */
export function SocialEmbedView({ block, context, edit }: ViewProps<typeof socialEmbedBlock>) {
  const { platform, url } = block;
  if (url === '') {
    return context.preview ? (
      <EmptyMedia
        label="Paste the address of a post"
        style={{ aspectRatio: '16/9' }}
        attributes={edit('url')}
      />
    ) : null;
  }
  const address = parseEmbedAddress(platform, url);
  const name = getPlatformName(platform);
  const size = style({
    '--embed-width': block.width,
    '--embed-height': block.height,
    '--embed-ratio': block.height === undefined ? undefined : 'auto',
  });
  if (!address) {
    return (
      <div className="embed embed--failed" role="note" {...edit('url')}>
        <p className="embed__failure">{`Failed to load ${platform} embed`}</p>
        <p>Please check the URL format and try again</p>
      </div>
    );
  }
  const say = siteWords[context.language].blocks;
  const isVideo = platform === 'youtube' || platform === 'vimeo';
  const fill = (text: string) => text.replace('{platform}', name);
  const words = {
    icon: isVideo ? <Play aria-hidden /> : <MessageSquareText aria-hidden />,
    label: fill(address.frame ? say.embedLoad : say.embedOpen),
    note: address.frame ? fill(say.embedNote) : '',
  };
  const post = findEmbeddedPost(platform, url);
  const src = post && getPostPosterUrl(post);
  const facts = src === undefined ? undefined : context.media(src);
  // One that the studio chose stands over the one that the server was told of.
  const face =
    block.poster === ''
      ? { src: facts ? src : undefined, darkSrc: '' }
      : { src: block.poster, darkSrc: block.darkPoster };
  const poster =
    face.src === undefined ? (
      <PosterWords {...words} />
    ) : (
      <EmbedFace {...words} src={face.src} darkSrc={face.darkSrc} post={facts?.post} context={context} />
    );
  const what = fill(isVideo ? say.embedVideo : say.embedPost);
  const frameTitle = [what, facts?.post?.title ?? ''].filter((part) => part !== '').join(': ');
  return (
    <div
      className={classNames(
        `embed embed--${platform as EmbedPlatform}`,
        face.src !== undefined && 'embed--faced',
      )}
      style={size}
      data-platform={name}
      {...edit('url')}
    >
      {address.frame ? (
        <Island
          name="social-embed"
          component={SocialEmbed}
          props={{ ...address, frame: address.frame, title: frameTitle }}
          assets={context.islands}
        >
          {poster}
        </Island>
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
  /** Preview data of the post. */
  readonly post: MediaFacts['post'];
  readonly icon: ReactNode;
  readonly label: string;
  readonly note: string;
  readonly context: BlockContext;
}

/**
 * The poster, without requests to the platform. The image is decorative: the text below it describes the post
 * and the action.
 */
function EmbedFace({ src, darkSrc, post, icon, label, note, context }: EmbedFaceProps) {
  const { title = '', author } = post ?? {};
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
