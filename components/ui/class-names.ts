/** The class of a primitive, and the one that its user adds. */
export function classNames(own: string, added: string | undefined): string {
  return added ? `${own} ${added}` : own;
}
