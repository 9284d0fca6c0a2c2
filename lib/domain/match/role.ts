/** The five roles in the field's order. */
export const ROLES = ['top', 'jgl', 'mid', 'adc', 'support'] as const;
export type Role = (typeof ROLES)[number];

/** Position of a role from 1 (top) to 5 (support); 6 for an unknown one, so that it sorts last. */
export function roleOrder(role: Role | null): number {
  return role === null ? ROLES.length + 1 : ROLES.indexOf(role) + 1;
}
