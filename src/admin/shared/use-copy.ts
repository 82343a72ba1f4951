import { useToast } from '#ui/toast/toast.tsx';

/** Returns a function that copies a text to the clipboard and shows a toast with the result. */
export function useCopy() {
  const { show } = useToast();
  return async (text: string, copied: string, notCopied: string): Promise<void> => {
    const said = await navigator.clipboard.writeText(text).then(
      () => copied,
      () => notCopied,
    );
    show({ text: said });
  };
}
