// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { interestForm } from '../../content/interestForm.ts';
import { InterestForm } from './InterestForm.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });
/** Before it stands the disabled one, which only shows without scripts. */
const button = () =>
  screen.getAllByRole('button', { name: 'Tenho interesse' }).at(-1) as HTMLElement;
const send = () => userEvent.click(button());
const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  render(<InterestForm texts={interestForm} interest="CRM" chatHref="https://chat.example/1" />);
});

test('each field says what it wants: required or not, an example, its keyboard and autocompletion', () => {
  expect(labels()).toEqual(['Nome *', 'E-mail *', 'WhatsApp *', 'Empresa']);
  expect(field('Nome')).toMatchObject({ autocomplete: 'name' });
  const email = { type: 'email', placeholder: 'seu@email.com.br', autocomplete: 'email' };
  expect(field('E-mail')).toMatchObject(email);
  expect(field('WhatsApp')).toMatchObject({ type: 'tel', placeholder: '(62) 99999-9999' });
  expect(field('WhatsApp')).toHaveAttribute('inputmode', 'tel');
  expect(field('Empresa')).toMatchObject({ required: false, autocomplete: 'organization' });
});

test('the first wrong field gets the focus, and an error goes as soon as its field is put right', async () => {
  await userEvent.type(field('Nome'), 'Ana');
  await send();
  expect(field('Nome')).toBeValid();
  expect(field('E-mail')).toHaveFocus();
  expect(field('E-mail')).toHaveAccessibleDescription('E-mail inválido');
  await userEvent.type(field('E-mail'), 'ana@exemplo.com.br');
  expect(field('E-mail')).toBeValid();
  expect(screen.queryByRole('link', { name: /^Enviar pelo WhatsApp/ })).not.toBeInTheDocument();
});

test('an entry that a password manager fills in without an event counts, and stays on this device', async () => {
  const filled = { Nome: 'Ana Souza', 'E-mail': 'ana@exemplo.com.br', WhatsApp: '62999999999' };
  for (const [name, value] of Object.entries(filled)) Object.assign(field(name), { value });
  await userEvent.type(field('Empresa'), 'Padaria');
  await send();
  expect(sessionStorage).toHaveLength(0);
  expect(JSON.parse(localStorage.getItem('interesse_CRM') ?? '')).toMatchObject({
    name: 'Ana Souza',
    whatsapp: '62999999999',
    company: 'Padaria',
  });
  expect(screen.getByRole('status')).toHaveTextContent(/guardados neste aparelho/);
});
