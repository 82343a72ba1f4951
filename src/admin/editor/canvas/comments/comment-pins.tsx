import { countComments } from '../../responses/comment-counts.ts';
import { responseWords as say } from '../../responses/response-words.ts';
import { useResponses } from '../../responses/use-responses.ts';
import { useDraft, useEditor, usePane } from '../../services/editor-context.ts';
import type { Box, ShownSize } from '../overlay/geometry.ts';
import { useBlockBoxes } from '../overlay/use-block-boxes.ts';
import './comment-pins.css';

interface CommentPinsProps {
  readonly page: Document;
  readonly size: ShownSize;
}

/** Pins with the number of open comments, at the upper right corner of their blocks. */
export function CommentPins({ page, size }: CommentPinsProps) {
  const counts = countComments(useResponses().comments);
  const ids = [...counts.keys()];
  const boxes = useBlockBoxes(page, ids.join(' '));
  return (
    <div className="comment-pins">
      {ids.map((id) => {
        const box = boxes.get(id);
        return box && <CommentPin key={id} blockId={id} count={counts.get(id) ?? 0} box={box} size={size} />;
      })}
    </div>
  );
}

interface CommentPinProps extends Pick<CommentPinsProps, 'size'> {
  readonly blockId: string;
  readonly count: number;
  readonly box: Box;
}

function CommentPin({ blockId, count, box, size: { width, scale } }: CommentPinProps) {
  const { draft, view, definitions } = useEditor();
  const language = usePane((state) => state.language);
  const block = useDraft(({ tree }) => tree.find(blockId)?.block);
  if (!block) return null;
  const definition = definitions.get(block.type);
  const label = say.pin(count, definition?.summary(block, language) || definition?.label || block.type);
  return (
    <button
      type="button"
      className="comment-pin"
      aria-label={label}
      title={label}
      style={{ translate: `calc(${Math.min(box.right, width) * scale}px - 100%) ${box.top * scale}px` }}
      onClick={() => {
        draft.select(blockId);
        view.setState({ panelOpen: true, area: 'properties' });
      }}
    >
      {count}
    </button>
  );
}
