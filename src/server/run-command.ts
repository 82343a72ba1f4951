/** Prints what a command has to say, or the sentence that it failed with, and then ends with 1. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    const said = await work();
    process.stdout.write(said.endsWith('\n') ? said : `${said}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
