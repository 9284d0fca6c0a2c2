/**
 * Runs what begins to listen on the document.
 * @returns the way to end that: a page would be gone by then, the document of tests is not
 */
export function endingListeners(run: () => void): () => void {
  const ended = new AbortController();
  const { addEventListener } = document;
  document.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) =>
    addEventListener.call(document, type, listener, {
      ...(typeof options === 'object' ? options : { capture: options === true }),
      signal: ended.signal,
    });
  run();
  Reflect.deleteProperty(document, 'addEventListener');
  return () => ended.abort();
}
