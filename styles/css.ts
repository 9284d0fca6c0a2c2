/**
 * Marks a text as CSS, for formatters and editors; the text stays as it is. For
 * the rules of every page's document (see `document-css`): a component's own
 * rules are styled-components.
 */
export const css = String.raw;
