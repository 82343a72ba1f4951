import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useMemo } from 'react';
import type { PageTree } from '#document/page-tree.ts';
import { classNames } from '#ui/class-names.ts';
import { createAddressLookup } from '../../data/file-address.ts';
import { mediaQuery } from '../../data/media.ts';
import { formatBytes, getFileUrl } from '../../media/media-facts.ts';
import { useEditor } from '../services/editor-context.ts';
import { walkPhoneMedia } from '../work/preflight/phone-media.ts';
import { createWeightsQuery, sumWeights } from '../work/preflight/weigh-media.ts';
import { weightBudget } from '../work/preflight/weight-budget.ts';
import { weightWords } from '../work/preflight/weight-words.ts';

/** Shows the bytes of images and videos that a phone downloads; nothing while unknown or without any. */
export function PageWeight({ tree }: { readonly tree: PageTree }) {
  const { view } = useEditor();
  const { data: files } = useQuery(mediaQuery);
  const { shown, addresses } = useMemo(() => {
    const media = [...walkPhoneMedia(tree, createAddressLookup(files ?? []))];
    // Files that are not in the library do not exist for visitors either.
    const known = new Set(files?.map(getFileUrl));
    const all = new Set(media.flatMap(({ light, dark }) => [...light, ...dark]));
    return {
      shown: media,
      addresses: [...all].filter((address) => known.has(address.split('?', 1)[0] ?? '')),
    };
  }, [tree, files]);
  const { data: weights } = useQuery({
    ...createWeightsQuery(addresses),
    enabled: addresses.length > 0,
    placeholderData: keepPreviousData,
  });
  if (!weights || addresses.length === 0) return null;
  const bytes = sumWeights(shown, weights);
  const label = weightWords.page(bytes);
  return (
    <button
      type="button"
      className={classNames('status-bar__item', bytes > weightBudget.page && 'status-bar__item--warning')}
      title={label}
      aria-label={label}
      onClick={() => view.setState({ dialog: { type: 'preflight' } })}
    >
      <Smartphone aria-hidden="true" />
      {formatBytes(bytes)}
    </button>
  );
}
