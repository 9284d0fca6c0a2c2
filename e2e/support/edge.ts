/**
 * How often one point of a CDN asks the origin for an answer, in requests a second: a copy lives for `lifetime` seconds,
 * the next one who asks makes it fetch another, and all who ask meanwhile share that.
 */
export function originRate({ asksPerSecond, lifetime }: { readonly asksPerSecond: number; readonly lifetime: number }): number {
  return asksPerSecond === 0 ? 0 : 1 / (lifetime + 1 / asksPerSecond);
}
