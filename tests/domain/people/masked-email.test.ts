import { expect, it } from 'vitest';
import { maskedEmail } from '../../../lib/domain/people/masked-email';

it.each([
  ['ana@example.com', 'a…@example.com'],
  ['a@example.com', 'a…@example.com'],
  ['"odd@local"@example.com', '"…@example.com'],
  ['', '…'],
  ['no address', '…'],
])('%s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));
