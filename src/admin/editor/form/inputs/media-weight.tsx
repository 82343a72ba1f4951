import { useQuery } from '@tanstack/react-query';
import type { Media } from '#api/endpoints/media.ts';
import { imageQuality } from '#content/image-url.ts';
import { mediaQuery } from '../../../data/media.ts';
import { bytesOf } from '../../../media/media-facts.ts';
import { useEditor } from '../../services/editor-context.ts';
import { phoneAddress } from '../../work/preflight/phone-media.ts';
import { weightsQuery } from '../../work/preflight/weigh-media.ts';
import { weightBudget } from '../../work/preflight/weight-budget.ts';
import { weightWords } from '../../work/preflight/weight-words.ts';
import { useFormBlock } from '../parts/block-form.ts';

/** What a file that was chosen costs a phone, and what would make it lighter where that is much; nothing of other sites' files. */
export function MediaWeight({ src }: { readonly src: string }) {
  const { definitions } = useEditor();
  const block = useFormBlock();
  const { data: files } = useQuery(mediaQuery);
  const file = files?.find(({ url }) => url === src);
  const isHero = definitions.get(block.type)?.role === 'hero';
  const address = phoneAddress(file ? bytesOf(file) : src, isHero ? { q: imageQuality.hero } : {});
  const { data: weights } = useQuery({ ...weightsQuery([address]), enabled: file !== undefined });
  const bytes = weights?.get(address);
  if (!file || !bytes) return null;
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
