/**
 * Replaces stylis' vendor prefixes in the scripts of browsers. styled-components
 * adds prefixes only on request, but bundles their code in any case.
 * @param {string} value a declaration
 */
export const prefix = (value) => value;
