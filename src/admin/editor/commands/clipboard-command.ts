import { formatStroke } from '../../shared/keystroke.ts';
import type { EditorServices } from '../services/editor-context.ts';
import { type Command, defineCommand } from './command.ts';

type Options = Pick<Command, 'id' | 'position' | 'label'> &
  Partial<Pick<Command, 'can' | 'isOfSelection'>> & {
    /** With Control or Command it is the browser's own, whose event does the same. */
    readonly key: string;
    /** False where the browser does not let the clipboard be used without an event. */
    readonly does: (services: EditorServices) => Promise<boolean>;
    /** What to do then, by the keys that always work. */
    readonly refused: (keys: string) => string;
  };

/** What copies, cuts or pastes from a menu, where there is no event of the clipboard. */
export function clipboardCommand({ key, does, refused, ...rest }: Options): Command {
  const stroke = { key, mod: true };
  return defineCommand({
    ...rest,
    group: 'block',
    strokes: [stroke],
    byBrowser: true,
    run: (services) =>
      void does(services).then((done) => done || services.clipboard.tell(refused(formatStroke(stroke)))),
  });
}
