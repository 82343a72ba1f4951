import { useToast } from '#ui/toast/toast.tsx';

/** Puts a text on the clipboard and says so, or that the browser refused. */
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
