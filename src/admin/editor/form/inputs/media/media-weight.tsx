import { useQuery } from '@tanstack/react-query';
import type { Media } from '#api/endpoints/media.ts';
import type { PathPart } from '#content/block/issue.ts';
import { imageQuality } from '#content/media/image-url.ts';
import { mediaQuery } from '../../../../data/media.ts';
import { getFileUrl } from '../../../../media/media-facts.ts';
import { useEditor } from '../../../services/editor-context.ts';
import { isOnPhones, phoneAddress } from '../../../work/preflight/phone-media.ts';
import { weightsQuery } from '../../../work/preflight/weigh-media.ts';
import { weightBudget } from '../../../work/preflight/weight-budget.ts';
import { weightWords } from '../../../work/preflight/weight-words.ts';
import { useFormBlock } from '../../parts/block-form.ts';

interface MediaWeightProps {
  readonly src: string;
  readonly path: readonly PathPart[];
}

/**
 * What a file that was chosen costs a phone, and what would make it lighter where that is much; nothing of other sites' files, nor of
 * one in whose place phones show another.
 */
export function MediaWeight({ src, path }: MediaWeightProps) {
  const { definitions } = useEditor();
  const block = useFormBlock();
  const { data: files } = useQuery(mediaQuery);
  const file = files?.find(({ url }) => url === src);
  const definition = definitions.get(block.type);
  const own = path.length === 1 ? definition?.fields[String(path[0])] : undefined;
  const asked = {
    ...(definition?.role === 'hero' && { q: imageQuality.hero }),
    onPhones: own?.phoneOf !== undefined,
  };
  const address = phoneAddress(file ? getFileUrl(file) : src, asked);
  const isAsked = file !== undefined && isOnPhones(definitions, block, path);
  const { data: weights } = useQuery({ ...weightsQuery([address]), enabled: isAsked });
  const bytes = weights?.get(address);
  if (!isAsked || !bytes) return null;
  return (
    <p className="media-input__weight">
      {weightWords.onPhone(bytes)}
      {bytes > weightBudget.file && <span>{weightWords.lighter[kindOf(file)]}</span>}
    </p>
  );
}

function kindOf({ mimeType, animated }: Media): keyof typeof weightWords.lighter {
  if (mimeType.startsWith('video/')) return 'film';
  return animated ? 'moving' : 'picture';
}
