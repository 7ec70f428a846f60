/**
 * Loaded into the program by tests, beside its own code: tells how much memory it holds and how many connections,
 * whenever it is asked.
 */
process.on("message", () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const connections = process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
  process.send?.({ bytes: heapUsed + external, connections });
});
// Being asked must not keep the program running.
process.channel?.unref();
