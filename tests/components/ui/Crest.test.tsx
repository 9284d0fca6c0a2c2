// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Crest, pictureSources } from '../../../components/ui/Crest';
import { renderSite } from '../../support/render-site';

const IMG = '/optimize/images/team/7/120_index.png?v=0123456789ab';
const file = (size: number) => `/optimize/images/team/7/${size}_index.png?v=0123456789ab`;

describe('the picture of a crest', () => {
  it.each([
    [16, 64, undefined],
    [20, 64, undefined],
    [32, 64, `${file(64)} 2x, ${file(120)} 3x`],
    [40, 64, `${file(120)} 2x`],
    [60, 64, `${file(120)} 2x, ${file(256)} 3x`],
    [72, 120, `${file(256)} 2x`],
  ])('of %i pixels uses the %i file, and larger ones for dense screens', (size, plain, srcSet) => {
    expect(pictureSources(IMG, size)).toEqual({ src: file(plain), ...(srcSet === undefined ? {} : { srcSet }) });
  });

  it('is in the page with both, and gives way to the drawn one when it fails to load', () => {
    const { container } = renderSite(<Crest id={7} name="T1" img={IMG} size={72} />);
    const picture = container.querySelector('img') ?? expect.fail('no picture');
    expect([picture.getAttribute('src'), picture.getAttribute('srcset')]).toEqual([file(120), `${file(256)} 2x`]);
    fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('T1');
  });

  it('has a second file where the team has a logo for dark backgrounds, for its style to choose from', () => {
    const { container } = renderSite(<Crest id={7} name="T1" img={`${IMG}&dark=ba9876543210`} size={40} />);
    const [light, dark, ...others] = [...container.querySelectorAll('img')].map((each) => [
      each.getAttribute('src'),
      each.getAttribute('srcset'),
    ]);
    const ofDark = (name: string) => `/optimize/images/team/7/${name}_dark_index.png?v=ba9876543210`;
    expect(light?.[0]).toBe(`${file(64)}&dark=ba9876543210`);
    expect(dark).toEqual([ofDark('64'), `${ofDark('120')} 2x`]);
    expect(others).toEqual([]);
  });
});
