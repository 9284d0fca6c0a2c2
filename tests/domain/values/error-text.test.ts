import { expect, it } from 'vitest';
import { errorText } from '../../../lib/domain/values/error-text';

class Expected extends Error {}

it('says what is wrong where that was to be expected, and where our defect is', () => {
  expect(errorText(new Expected('Port 3000 is taken.'), Expected)).toBe('Port 3000 is taken.');
  expect(errorText(new Error('oops'), Expected)).toMatch(/^Error: oops\n +at /);
  expect(errorText('oops', Expected)).toBe('oops');
});
