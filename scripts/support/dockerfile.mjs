/**
 * What a Dockerfile says, as far as ours goes: no variables, no heredocs.
 * @typedef {{word: string, rest: string}} Instruction
 * @typedef {{name: string, base: string, instructions: Instruction[]}} Stage
 */

/**
 * @param {string} text
 * @returns {Stage[]} in their order
 */
export function dockerStages(text) {
  /** @type {Stage[]} */
  const stages = [];
  for (const line of text.replace(/\\\n/g, ' ').split('\n')) {
    const [word = ''] = line.split(' ', 1);
    const rest = line.slice(word.length).trim();
    if (!/^[A-Z]+$/.test(word)) continue;
    if (word === 'FROM') {
      const [base = '', , name = ''] = rest.split(' ');
      stages.push({ name, base, instructions: [] });
    } else stages.at(-1)?.instructions.push({ word, rest });
  }
  return stages;
}

/**
 * The command of a stage.
 * @param {Stage} stage
 * @returns {string[]}
 */
export function commandOf({ instructions }) {
  const command = instructions.findLast(({ word }) => word === 'CMD');
  return command === undefined ? [] : JSON.parse(command.rest);
}

/**
 * Whether `.dockerignore` leaves a file out. Of its patterns, ours are names at the root, with "*" in the last place.
 * @param {string} ignore the file's text
 * @param {string} path below the root
 */
export function isIgnored(ignore, path) {
  const [first = ''] = path.split('/');
  return ignore
    .split('\n')
    .filter(Boolean)
    .some((pattern) => (pattern.endsWith('*') ? first.startsWith(pattern.slice(0, -1)) : first === pattern));
}
