import { describe, expect, it } from 'vitest';
import { auditOutcome } from '../../scripts/support/advisories.mjs';

const advisory = (severity: string, id: string) => ({ title: 'Prototype pollution', url: `https://github.com/advisories/${id}`, severity });
const report = (...via: unknown[]) =>
  `npm warn something\n${JSON.stringify({ vulnerabilities: { qs: { name: 'qs', via }, express: { name: 'express', via: ['qs'] } } })}`;

describe('advisories against the packages', () => {
  it('fail the check where they are serious, each once', () => {
    expect(auditOutcome(report(advisory('high', 'GHSA-1'), advisory('moderate', 'GHSA-2'), advisory('high', 'GHSA-1')))).toEqual({
      kind: 'answered',
      serious: ['qs: Prototype pollution (https://github.com/advisories/GHSA-1)'],
    });
    expect(auditOutcome('{"vulnerabilities": {}}')).toEqual({ kind: 'answered', serious: [] });
  });

  it('accepted by name do not count', () => {
    expect(auditOutcome(report(advisory('critical', 'GHSA-1')), new Set(['GHSA-1']))).toEqual({ kind: 'answered', serious: [] });
  });

  it.each([
    ['npm error network', 'npm gave no report'],
    ['', 'npm gave no report'],
    ['npm error an error\n{"message": "405 Method Not Allowed"}\nnpm error A complete log', '405 Method Not Allowed'],
    ['{"error": {}}', 'the registry gave no report'],
  ])('are skipped where the registry does not answer (%j)', (output, reason) => {
    expect(auditOutcome(output)).toEqual({ kind: 'unanswered', reason });
  });
});
