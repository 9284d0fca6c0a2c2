/**
 * Stands in for stylis' vendor prefixes in browsers' scripts: styled-components
 * adds none unless it is told to, and would bring them along all the same.
 * @param {string} value a declaration
 */
export const prefix = (value) => value;
