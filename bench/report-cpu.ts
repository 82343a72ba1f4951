/**
 * Preloaded into a server under test. Replies to every message with the processor time used so far, in µs.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
// The IPC channel must not keep the server alive.
process.channel?.unref();
