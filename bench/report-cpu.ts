/** Preloaded into a server under test: answers every message with the processor time it has used so far. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
// The channel alone must not keep a server alive that wants to end.
process.channel?.unref();
