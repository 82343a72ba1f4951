import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import { hasWords } from '#content/markdown/markdown.ts';
import { classNames } from '#ui/class-names.ts';
import { Anchor } from '../shared/anchor.tsx';
import { EmptyText } from '../shared/empty-text.tsx';
import { combineThemeColors } from '../shared/style.ts';
import { buildTextHandles, buildTextStyle } from '../shared/text-style.ts';
import type { ViewProps } from '../shared/view-context.ts';
import type { titledListBlock } from './titled-list.block.ts';

/** True if the lines are not aligned to the left. */
const isAligned = (align: string | undefined) => align === 'center' || align === 'right';

/** A heading and a list with one or more columns, read from top to bottom. */
export function TitledListView({
  block,
  context,
  edit,
  handles,
  buildStyles,
}: ViewProps<typeof titledListBlock>) {
  const looks = buildStyles((device) => ({
    ...buildTextStyle(getValuesOnDevice(block, device), context.colors),
    '--list-columns': block.columns === 1 ? undefined : String(Math.round(block.columns)),
    '--bullet-color': combineThemeColors(block.bulletColorLight, block.bulletColorDark),
    '--bullet-space': block.bulletTextSpacing,
    '--item-space': block.itemSpacing,
  }));
  const items = block.items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => context.preview || hasWords(item.text || item.link));
  const titled = hasWords(block.title) || context.writing === 'title';
  if (!titled && items.length === 0) {
    return context.preview ? <EmptyText label="Write a title or an item" attributes={edit('title')} /> : null;
  }
  return (
    <div
      className={classNames(
        'titled-list',
        block.size === 'large' && 'titled-list--large',
        isAligned(block.textAlignHorizontal) && 'titled-list--aligned',
      )}
      {...looks}
      {...buildTextHandles(handles)}
    >
      {titled && (
        <h2 className="titled-list__title" {...edit('title')}>
          {block.title}
        </h2>
      )}
      {items.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without its own bullets a list is none to VoiceOver
        <ul className="titled-list__items" role="list" {...edit('items')} {...handles('itemSpacing')}>
          {items.map(({ item, index }) => (
            <li key={index} className="titled-list__item" {...edit(`items[${index}].text`)}>
              <span className="titled-list__text">
                {item.link === '' ? (
                  item.text
                ) : (
                  <Anchor href={item.link} language={context.language} linkType={item.linkType}>
                    {item.text || item.link}
                  </Anchor>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
