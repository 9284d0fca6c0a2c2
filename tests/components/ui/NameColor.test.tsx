// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NameColor } from '../../../components/ui/NameColor';

const dot = (color?: string) => render(<NameColor color={color} />).container.querySelector('i');

describe('the colour beside a name', () => {
  it('is a dot that is only visual', () => {
    const found = dot('#336699');
    expect(found?.style.getPropertyValue('--name-color')).toBe('#336699');
    expect(found?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each([undefined, '', 'red', 'url(x)'])('is left out for %s', (color) => {
    expect(dot(color)).toBeNull();
  });
});
