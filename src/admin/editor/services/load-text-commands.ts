/** What divides and joins texts reads Markdown: it is loaded when somebody begins to write in the page. */
type TextCommands = typeof import('./text-commands.ts');

let loaded: TextCommands | undefined;

export async function loadTextCommands(): Promise<TextCommands> {
  loaded ??= await import('./text-commands.ts');
  return loaded;
}

/** Does it at once where they are there, so that no key comes in between, and else as soon as they are. */
export function withTextCommands(run: (commands: TextCommands) => void): void {
  if (loaded) run(loaded);
  else void loadTextCommands().then(run);
}
