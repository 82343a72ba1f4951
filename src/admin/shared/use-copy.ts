import { useToast } from '#ui/toast/toast.tsx';

const refused = 'Your browser blocked copying. Select the text and copy it yourself.';

/** Returns a function that copies a text and shows a toast: `copied`, or `notCopied` if the browser refuses. */
export function useCopy() {
  const { show } = useToast();
  return async (text: string, copied: string, notCopied = refused): Promise<void> => {
    const said = await navigator.clipboard.writeText(text).then(
      () => copied,
      () => notCopied,
    );
    show({ text: said });
  };
}
