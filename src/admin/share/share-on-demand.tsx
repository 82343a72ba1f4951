import { onDemand, useOnDemand } from '../shared/on-demand.ts';
import { DialogFailed } from '../shared/part-failed.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';

const shareDialog = onDemand(() => import('./share-dialog.tsx').then((m) => m.ShareDialog));

/** The share dialog, loaded when it opens. */
export function ShareOnDemand(props: ShareDialogProps) {
  const { part: ShareDialog, failed } = useOnDemand(shareDialog);
  if (failed) return <DialogFailed close={props.close} />;
  return ShareDialog ? <ShareDialog {...props} /> : null;
}
