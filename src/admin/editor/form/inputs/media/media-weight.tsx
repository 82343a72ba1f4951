import { useQuery } from '@tanstack/react-query';
import type { Media } from '#api/endpoints/media.ts';
import type { PathPart } from '#content/block/issue.ts';
import { getPathDevice } from '#content/block/responsive-values.ts';
import { imageQuality } from '#content/media/image-url.ts';
import { mediaQuery } from '../../../../data/media.ts';
import { getFileUrl } from '../../../../media/media-facts.ts';
import { useEditor } from '../../../services/editor-context.ts';
import { formatPhoneAddress, isOnPhones } from '../../../work/preflight/phone-media.ts';
import { createWeightsQuery } from '../../../work/preflight/weigh-media.ts';
import { weightBudget } from '../../../work/preflight/weight-budget.ts';
import { weightWords } from '../../../work/preflight/weight-words.ts';
import { useFormBlock } from '../../parts/block-form.ts';

interface MediaWeightProps {
  readonly src: string;
  readonly path: readonly PathPart[];
}

/**
 * Shows the bytes that a phone downloads for a file, with advice if they are many. Nothing for files of other
 * sites, and for files that phones replace by another one.
 */
export function MediaWeight({ src, path }: MediaWeightProps) {
  const { definitions } = useEditor();
  const block = useFormBlock();
  const { data: files } = useQuery(mediaQuery);
  const file = files?.find(({ url }) => url === src);
  const definition = definitions.get(block.type);
  const asked = {
    ...(definition?.role === 'hero' && { q: imageQuality.hero }),
    onPhones: getPathDevice(path) === 'mobile',
  };
  const address = formatPhoneAddress(file ? getFileUrl(file) : src, asked);
  const isAsked = file !== undefined && isOnPhones(definitions, block, path);
  const { data: weights } = useQuery({ ...createWeightsQuery([address]), enabled: isAsked });
  const bytes = weights?.get(address);
  if (!isAsked || !bytes) return null;
  return (
    <p className="media-input__weight">
      {weightWords.onPhone(bytes)}
      {bytes > weightBudget.file && <span>{weightWords.lighter[readKind(file)]}</span>}
    </p>
  );
}

function readKind({ mimeType, animated }: Media): keyof typeof weightWords.lighter {
  if (mimeType.startsWith('video/')) return 'video';
  return animated ? 'moving' : 'picture';
}
