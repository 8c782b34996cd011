// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { InputField } from './InputField.tsx';
import { SelectField } from './SelectField.tsx';

test('a field is found by its label, without the asterisk', () => {
  render(<InputField label="Nome" required />);
  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeRequired();
});

test('hint and error belong to the field', () => {
  render(<InputField label="E-mail" hint="Nunca enviamos spam" error="E-mail inválido" />);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('E-mail inválido Nunca enviamos spam');
});

test('a field without hint or error describes nothing', () => {
  render(<InputField label="Nome" />);
  const input = screen.getByRole('textbox');
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('typing reaches the form', async () => {
  const onChange = vi.fn();
  const ref = createRef<HTMLInputElement>();
  render(<InputField label="Nome" name="name" ref={ref} onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ana');
  expect(ref.current?.value).toBe('Ana');
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('a list offers its choices', async () => {
  render(
    <SelectField
      label="Tipo"
      options={[
        { value: 'all', label: 'Todas' },
        { value: 'outras', label: 'Outras' },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Tipo' });
  await userEvent.selectOptions(select, 'Outras');
  expect(select).toHaveValue('outras');
});
