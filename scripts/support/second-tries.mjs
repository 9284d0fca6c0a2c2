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
      for (const { message } of test.result().errors ?? []) process.stdout.write(`    ${message.split('\n')[0]}\n`);
    }
  }
}
