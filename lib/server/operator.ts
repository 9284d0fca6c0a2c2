import type { Operator } from '../domain/site/operator';
import type { Environment } from './env';
import { log } from './logger';

const VARIABLES = ['RIFTWEEK_OPERATOR_NAME', 'RIFTWEEK_OPERATOR_ADDRESS', 'RIFTWEEK_OPERATOR_EMAIL'] as const;
type OperatorVariables = Pick<Environment, (typeof VARIABLES)[number]>;

/** Who runs this installation; null: it has no name. */
export function operatorOf({
  RIFTWEEK_OPERATOR_NAME: name,
  RIFTWEEK_OPERATOR_ADDRESS: address = '',
  RIFTWEEK_OPERATOR_EMAIL: email,
}: OperatorVariables): Operator | null {
  if (name === undefined) return null;
  const lines = address.split(';').map((line) => line.trim());
  return { name, address: lines.filter((line) => line !== ''), email: email ?? null };
}

/**
 * Warns at the start that the privacy policy names no operator, or names them
 * incompletely; an installation with emulators is for trying.
 */
export function warnOfUnnamedOperator(variables: OperatorVariables & Pick<Environment, 'FIRESTORE_EMULATOR_HOST'>): void {
  if (variables.FIRESTORE_EMULATOR_HOST !== undefined) return;
  const missing = VARIABLES.filter((name) => variables[name] === undefined);
  if (missing.length > 0) log().warn({ missing }, 'the privacy policy does not say who runs this site and how to reach them');
}
