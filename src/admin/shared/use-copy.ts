import { useToast } from '#ui/toast/toast.tsx';

const refused = 'Your browser blocked copying. Select the text and copy it yourself.';

/** Copies a text to the clipboard and confirms it in a toast, or shows `notCopied` if the browser refuses. */
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
