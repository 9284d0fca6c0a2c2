import { describe, expect, it } from 'vitest';
import { decodeEnvironment, EnvironmentError } from '../../lib/server/env';
import { operatorOf } from '../../lib/server/operator';

const operatorIn = (variables: Record<string, string>) => operatorOf(decodeEnvironment(variables));

describe('the operator of the site', () => {
  it('comes from the environment, with the address in lines', () => {
    expect(
      operatorIn({
        RIFTWEEK_OPERATOR_NAME: 'Ana Example',
        RIFTWEEK_OPERATOR_ADDRESS: '1 Some Street; 12345 Somewhere;',
        RIFTWEEK_OPERATOR_EMAIL: 'ana@example.com',
      }),
    ).toEqual({ name: 'Ana Example', address: ['1 Some Street', '12345 Somewhere'], email: 'ana@example.com' });
  });

  it('may have only a name, and is null without one', () => {
    expect(operatorIn({ RIFTWEEK_OPERATOR_NAME: 'Ana' })).toEqual({ name: 'Ana', address: [], email: null });
    expect(operatorIn({ RIFTWEEK_OPERATOR_EMAIL: 'ana@example.com' })).toBeNull();
  });

  it('has no invalid e-mail address', () => {
    expect(() => operatorIn({ RIFTWEEK_OPERATOR_EMAIL: 'ana at home' })).toThrow(EnvironmentError);
  });
});
