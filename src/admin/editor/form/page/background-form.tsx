import { Button } from '#ui/button/button.tsx';
import { BackgroundFields } from '../../../forms/background/background-fields.tsx';
import { BackgroundStrip } from '../../../forms/background/background-strip.tsx';
import { backgroundWords } from '../../../forms/background/background-words.ts';
import { usePane } from '../../services/editor-context.ts';
import { SettingsUnknown } from './settings-unknown.tsx';
import { useBackground } from './use-background.ts';

/** What the page stands on: its own background, or the one that it follows. */
export function BackgroundForm() {
  const editing = useBackground();
  const scrolled = usePane((state) => state.scrolled);
  if (!editing) return <SettingsUnknown of="pageBackground" />;
  const { background, isOwn, follows, reset } = editing;
  return (
    <>
      <BackgroundStrip background={background} scrolled={scrolled} />
      {follows && <p className="panel__note">{backgroundWords.follows[follows]}</p>}
      <BackgroundFields editing={editing} />
      {isOwn && (
        <Button className="button--small" onClick={reset}>
          {backgroundWords.reset}
        </Button>
      )}
    </>
  );
}
