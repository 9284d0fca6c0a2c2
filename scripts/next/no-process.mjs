/** Stands in for Next's copy of Node's `process` in the scripts of browsers: a list that no browser needs asks whether it knows types. */
export const env = {};
