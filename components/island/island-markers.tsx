/**
 * The markers around an island's HTML on the server. React recognises content
 * that hydrates separately by two comments around it, which only its own
 * `<Suspense>` can write; that one moves everything after the first 12.8 KB to
 * the document's end and back by inline scripts, which the policy forbids. So the
 * server writes elements, and the document puts the comments in their place.
 */
const START = '<template data-island="start"></template>';
const END = '<template data-island="end"></template>';

export function IslandStart() {
  return <template data-island="start" />;
}

export function IslandEnd() {
  return <template data-island="end" />;
}

/** @param html of a page as React rendered it */
export function withIslandComments(html: string): string {
  return html.replaceAll(START, '<!--$-->').replaceAll(END, '<!--/$-->');
}
