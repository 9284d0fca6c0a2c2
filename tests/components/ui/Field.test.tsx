// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field, TextField } from '../../../components/ui/Field';
import { Select } from '../../../components/ui/Select';

describe('a field', () => {
  it('is labelled by its label and its hint, whatever the control', () => {
    render(
      <>
        <TextField label="Password" hint="At least 6 characters" />
        <Field label="Server">
          <Select>
            <option>Korea</option>
          </Select>
        </Field>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Password At least 6 characters' })).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Server' })).toBeDefined();
  });

  it('marks an invalid value', () => {
    const { rerender } = render(<TextField label="E-mail" invalid />);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    rerender(<TextField label="E-mail" />);
    expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
  });
});
