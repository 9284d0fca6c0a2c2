import { errorFields, log } from './logger';

/** Waits for work, but no longer than `ms`. Rejects as it does within that time. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, over]).finally(() => clearTimeout(timer));
}

type EndSignals = {
  /** Standard input is a pipe whose end means that the parent is gone. */
  readonly watchStdin: boolean;
};

/** Closes once, and ends the process, when it is asked to end or its parent has gone. */
export function onEnd({ watchStdin }: EndSignals, close: () => Promise<unknown>): void {
  let ended = false;
  const once = (reason: string) => () => {
    if (ended) return;
    ended = true;
    log().info({ reason }, 'closing');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log().error(errorFields(error), 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', once('SIGTERM'));
  process.on('SIGINT', once('SIGINT'));
  // Only a child that was started with an IPC channel has a parent to lose.
  if (process.connected) process.on('disconnect', once('the parent has gone'));
  if (watchStdin) process.stdin.on('end', once('standard input has ended')).on('error', once('standard input has failed')).resume();
}
