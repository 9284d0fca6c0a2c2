/** Enough of an error to find its cause: what shifted, what axe objected to. */
const SHOWN_LINES = 40;

/**
 * A vitest reporter that names the tests that passed only when they were run
 * again, so that a second try hides nothing.
 * https://vitest.dev/api/advanced/reporters
 */
export default class SecondTries {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const flaky = modules.flatMap((module) => [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky));
    if (flaky.length === 0) return;
    process.stdout.write('\nPassed at the second try only (a race to be found):\n');
    for (const test of flaky) {
      process.stdout.write(`  ${test.module.relativeModuleId} > ${test.fullName}\n`);
      for (const { message, diff } of test.result().errors ?? []) {
        const lines = [message, diff ?? ''].join('\n').trim().split('\n').slice(0, SHOWN_LINES);
        process.stdout.write(`${lines.map((line) => `    ${line}`).join('\n')}\n`);
      }
    }
  }
}
