import type { ReactNode } from 'react';
import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import { hasWords } from '#content/markdown/markdown.ts';
import { buildImageUrl, imageQuality } from '#content/media/image-url.ts';
import { siteWords } from '#i18n/site-words.ts';
import { Island } from '#ui/island/island.tsx';
import { getAlignMargin } from '../shared/align.ts';
import { getCssRatio } from '../shared/aspect-ratio.ts';
import { Embed } from '../shared/embed.tsx';
import { findPlatform, parseEmbedAddress } from '../shared/embed-address.ts';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { Markdown } from '../shared/markdown.tsx';
import { Player } from '../shared/player/player.tsx';
import { getVideoKey, getVideoSrc, VideoSources } from '../shared/video-sources.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import { buildTrackUrl, toWebVtt } from './captions.ts';
import type { videoBlock } from './video.block.ts';
import { VideoPlayer } from './video.island.tsx';

type View = ViewProps<typeof videoBlock>;

/** Width of a poster in pixels: `poster` takes one file for all windows. */
const posterWidth = 1200;

export function VideoView(view: View) {
  const { block, context, edit, handles, buildStyles } = view;
  const isEmbed = block.source === 'embed';
  const { 'data-theme': _, ...looks } = buildStyles((device) => {
    const { maxWidth, align } = getValuesOnDevice(block, device);
    return { maxWidth, '--video-radius': block.borderRadius, '--align': getAlignMargin(align) };
  });
  if ((isEmbed ? block.url : block.src) === '') {
    if (!context.preview) return null;
    const field = edit(isEmbed ? 'url' : 'src');
    return (
      <div className="video" {...looks} {...field} {...handles('borderRadius', 'maxWidth', 'aspectRatio')}>
        <EmptyMedia
          label={isEmbed ? 'Paste the address of a video' : 'Choose a video'}
          style={{ aspectRatio: getCssRatio(block.aspectRatio, undefined) ?? '16/9' }}
        />
      </div>
    );
  }
  return (
    <div className="video" {...looks} {...handles('maxWidth')}>
      <div className="video__box" {...handles('borderRadius', 'aspectRatio')}>
        {isEmbed ? <EmbeddedVideo {...view} /> : <VideoFile {...view} />}
      </div>
      <Transcript {...view} />
    </div>
  );
}

function EmbeddedVideo({ block, context, edit }: View) {
  const { url } = block;
  const platform = findPlatform(url) ?? '';
  const ratio = block.aspectRatio === 'auto' ? undefined : block.aspectRatio;
  const address =
    platform === 'youtube' || platform === 'vimeo' ? parseEmbedAddress(platform, url) : undefined;
  return (
    <Embed
      platform={platform}
      address={address}
      url={url}
      name={block.title}
      poster={{ src: block.poster, darkSrc: block.darkPoster }}
      look={{ '--embed-ratio': ratio }}
      context={context}
      attributes={edit('url')}
      renderFrame={(embed, poster) => (
        <Island name="video" component={VideoPlayer} props={{ embed }} assets={context.islands}>
          {poster}
        </Island>
      )}
    />
  );
}

function VideoFile({ block, context, edit }: View) {
  const { src } = block;
  const facts = context.media(src);
  const words = siteWords[context.language];
  const captions = block.autoplay || block.silent ? '' : toWebVtt(block.captions);
  const poster =
    block.poster === ''
      ? facts?.poster
      : buildImageUrl(block.poster, { w: posterWidth, q: imageQuality.normal }, context.imageHosts);
  const video = (
    <video
      key={getVideoKey(src, facts)}
      className="video__file"
      style={{ aspectRatio: getCssRatio(block.aspectRatio, facts) }}
      src={getVideoSrc(src, facts)}
      poster={poster}
      aria-label={block.title || undefined}
      // Without scripts the controls stay, so that visitors can pause autoplay.
      controls={block.controls || block.autoplay}
      autoPlay={block.autoplay}
      muted={block.autoplay}
      loop={block.loop}
      playsInline
      preload={poster === undefined ? 'metadata' : 'none'}
      {...edit('src')}
    >
      <VideoSources src={src} facts={facts} />
      {captions !== '' && (
        <track
          kind="captions"
          src={buildTrackUrl(captions)}
          srcLang={edit('captions').lang ?? context.language}
          label={words.blocks.captions}
        />
      )}
    </video>
  );
  if (block.controls) {
    return (
      <Player
        language={context.language}
        assets={context.islands}
        duration={facts?.duration}
        hasSound={!block.silent}
        hasCaptions={captions !== ''}
      >
        {video}
      </Player>
    );
  }
  if (!block.autoplay) return video;
  const { play, pause } = words.carousel;
  return (
    <Island name="video" component={VideoPlayer} props={{ words: { play, pause } }} assets={context.islands}>
      {video}
    </Island>
  );
}

/** The transcript, folded until a visitor opens it. */
function Transcript({ block, context, edit }: View): ReactNode {
  const isWritten = hasWords(block.transcript) || context.writing === 'transcript';
  if (!isWritten || block.autoplay || block.silent) return null;
  return (
    <details className="video__transcript" open={context.writing === 'transcript' || undefined}>
      <summary>{siteWords[context.language].blocks.transcript}</summary>
      <div className="prose" {...edit('transcript')}>
        <Markdown text={block.transcript} language={context.language} />
      </div>
    </details>
  );
}
