import { sharedRegistry } from '../../../lib/server/shared-registry';

/** Forgets what the process kept of earlier tests: request limits, sessions, answers to repeated writes, shell and pauses of mailboxes. */
export function freshRegistry(): void {
  const registry = sharedRegistry();
  registry.rateLimiters.clear();
  registry.sessions = null;
  registry.answers = null;
  registry.shell = null;
  registry.firstTeams = null;
  registry.mailboxes = null;
}
