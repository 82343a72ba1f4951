import { Island } from '#ui/island/island.tsx';
import { Embed } from '../shared/embed.tsx';
import { parseEmbedAddress } from '../shared/embed-address.ts';
import { EmbedFrame } from '../shared/embed-frame.tsx';
import { EmptyMedia } from '../shared/empty-media.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { socialEmbedBlock } from './social-embed.block.ts';

/** A post of another site. */
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
  return (
    <Embed
      platform={platform}
      address={parseEmbedAddress(platform, url)}
      url={url}
      poster={{ src: block.poster, darkSrc: block.darkPoster }}
      look={{
        '--embed-width': block.width,
        '--embed-height': block.height,
        '--embed-ratio': block.height === undefined ? undefined : 'auto',
      }}
      context={context}
      attributes={edit('url')}
      renderFrame={(embed, poster) => (
        <Island name="social-embed" component={EmbedFrame} props={embed} assets={context.islands}>
          {poster}
        </Island>
      )}
    />
  );
}
