import { describe, expect, it } from 'vitest';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';
import { addTallies, runSteps, tallyLine, tallyOf } from '../../scripts/support/test-steps.mjs';

const report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: '/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'a works' }] }],
};

describe('the sum of all checks', () => {
  it('counts what vitest reports', () => {
    const failing = {
      ...report,
      numFailedTests: 2,
      numPendingTests: 1,
      testResults: [
        { name: `${CHECKOUT}/tests/b.test.ts`, status: 'failed', assertionResults: [{ status: 'failed', fullName: 'b works' }] },
      ],
    };
    expect(tallyOf(failing)).toEqual({ passed: 3, failed: 2, skipped: 1, failures: ['tests/b.test.ts > b works'] });
  });

  it('a file that does not load is a failure, though no test of it failed', () => {
    const broken = { name: `${CHECKOUT}/tests/c.test.ts`, status: 'failed', assertionResults: [] };
    const tally = tallyOf({ ...report, testResults: [...report.testResults, broken] });
    expect(tally).toMatchObject({ failed: 1, failures: ['tests/c.test.ts'] });
  });

  it('names what failed in any part', () => {
    const tally = { passed: 1, failed: 0, skipped: 0 };
    const sum = addTallies({ ...tally, failed: 1, failures: ['a'] }, { ...tally, failed: 1, failures: ['b'] });
    expect(sum).toEqual({ passed: 2, failed: 2, skipped: 0, failures: ['a', 'b'] });
  });

  it('speaks of skipped tests only where there are any', () => {
    expect(tallyLine({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed');
    expect(tallyLine({ passed: 5, failed: 1, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
  });
});

describe('the order of checks', () => {
  const step = (name: string, silent = false) => ({ name, silent, run: () => Promise.resolve({ passed: 1, failed: 0, skipped: 0 }) });

  it('runs two silent ones at once, and the others alone after them', async () => {
    const running = new Set<string>();
    const seen: string[] = [];
    let begin = (): void => undefined;
    const importsBegin = new Promise<void>((resolve) => (begin = resolve));
    await runSteps([step('unit'), step('lint', true), step('types', true), step('imports', true), step('e2e')], async ({ name }) => {
      running.add(name);
      seen.push([...running].join('+'));
      if (name === 'imports') begin();
      if (name === 'lint') await importsBegin;
      running.delete(name);
    });
    expect(seen).toEqual(['lint', 'lint+types', 'lint+imports', 'unit', 'e2e']);
  });
});
