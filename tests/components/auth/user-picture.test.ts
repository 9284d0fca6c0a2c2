import { expect, it } from 'vitest';
import { initials } from '../../../components/auth/UserPicture';

it.each([
  ['Faker#KR1', 'F'],
  ['Hide on bush#KR1', 'HB'],
  ['Ana', 'A'],
  ['Ana Maria López', 'AL'],
  ['김 민수', '김민'],
  ['𝐀na 𝐎ra', '𝐀𝐎'],
  ['अनिल दास', 'अदा'],
  ['🦉 Ana', 'A'],
  ['', ''],
])('the picture of "%s" says "%s"', (name, letters) => expect(initials(name)).toBe(letters));
