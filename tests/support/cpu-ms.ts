/**
 * Processor time of this process for `work`, in milliseconds, the best of three
 * runs: what else the machine does does not count, as it would by the clock.
 */
export function cpuMs(work: () => unknown): number {
  const once = () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  return Math.min(once(), once(), once());
}
