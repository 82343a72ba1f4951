import { DOMSerializer, type Fragment } from 'prosemirror-model';
import { richSchema } from '../grammar/schema.ts';
import { ownMark } from '../paste/read-clipboard.ts';

/** Writes the HTML of what is copied, marked as ours: `data-pm-slice` is on the copies of every editor made with ProseMirror. */
class CopiedTextSerializer extends DOMSerializer {
  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const dom = super.serializeFragment(fragment, options, target);
    // With a target it is called for what is in a part.
    if (!target) dom.firstElementChild?.setAttribute(ownMark, '');
    return dom;
  }
}

export function copiedTextSerializer(): DOMSerializer {
  const { nodes, marks } = DOMSerializer.fromSchema(richSchema);
  return new CopiedTextSerializer(nodes, marks);
}
