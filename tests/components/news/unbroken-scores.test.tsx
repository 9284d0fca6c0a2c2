// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnbrokenScores } from '../../../components/news/UnbrokenScores';

it.each([
  ['T1 won 2–1 (9–9)', ['2–1', '9–9']],
  ['Beyond end J Team’s 4-match win streak', ['4-match']],
  ['Team-Liquid beat 100 Thieves', []],
])('“%s” is not broken within %j', (text, unbroken) => {
  const { container } = render(<UnbrokenScores text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(unbroken);
});
