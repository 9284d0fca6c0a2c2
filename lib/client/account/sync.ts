/** Placeholder until the next commit. */
export function startSync(_uid: string): () => void {
  return () => undefined;
}
