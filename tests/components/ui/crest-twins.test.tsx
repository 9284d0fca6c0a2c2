// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Crest } from '../../../components/ui/Crest';

const show = (img: string) => {
  const { container } = render(<Crest id={88} name="G2 Esports" img={img} size={40} />);
  return [...container.querySelectorAll('img')].map((each) => [each.getAttribute('src'), each.getAttribute('srcset')]);
};
const STORED = 'https://pictures.example/optimize/images/team/88/120_index.png?v=0123456789ab';

it('a team with a logo for dark backgrounds has both, in all sizes, for its style to choose from', () => {
  const [light, dark, ...others] = show(`${STORED}&dark=ba9876543210`);
  const at = (size: string, version: string) => `https://pictures.example/optimize/images/team/88/${size}_index.png?v=${version}`;
  expect(light?.[0]).toBe(`${at('64', '0123456789ab')}&dark=ba9876543210`);
  expect(dark).toEqual([at('64_dark', 'ba9876543210'), `${at('120_dark', 'ba9876543210')} 2x`]);
  expect(others).toEqual([]);
});

it('a team without one has one picture', () => {
  expect(show(STORED)).toHaveLength(1);
});
