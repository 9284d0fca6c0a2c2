import { missingProjects } from '../lib/store/core/project-ids';
import { UserError } from './support/user-error.mjs';

/** Throws UserError where neither an emulator nor the Firebase projects are named: Google would say that a right is missing. */
export function demandProjects(variables: Readonly<Record<string, string | undefined>>): void {
  const missing = missingProjects(variables);
  if (missing.length > 0) throw new UserError(missing.join('; '));
}
