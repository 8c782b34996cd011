// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { interestForm } from '../../content/interestForm.ts';
import type { TaggedEntry } from './entry.ts';
import { InterestForm } from './InterestForm.tsx';

const form = (onInterest?: (entry: TaggedEntry) => void) => (
  <InterestForm
    texts={interestForm}
    interest="CRM"
    chatHref="https://chat.example/1"
    onInterest={onInterest}
  />
);
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Tenho interesse' }));

async function fillIn() {
  await userEvent.type(field('Nome'), 'Ana Souza');
  await userEvent.type(field('E-mail'), 'ana@exemplo.com.br');
  await userEvent.type(field('WhatsApp'), '(62) 99999-9999');
}

// Loaded with the first touch: here it is never late.
beforeAll(() => import('./liveForm.ts'));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('name, e-mail and WhatsApp are marked as required with an asterisk, company is not', () => {
  const { container } = render(form());
  const labels = [...container.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Nome *', 'E-mail *', 'WhatsApp *', 'Empresa']);
  expect(field('Empresa')).not.toBeRequired();
});

test('placeholders show example formats', () => {
  render(form());
  expect(field('E-mail')).toHaveAttribute('placeholder', 'seu@email.com.br');
  expect(field('WhatsApp')).toHaveAttribute('placeholder', '(62) 99999-9999');
});

test('each field brings its keyboard and its autocompletion', () => {
  render(form());
  expect(field('Nome')).toHaveAttribute('autocomplete', 'name');
  expect(field('E-mail')).toHaveAttribute('type', 'email');
  expect(field('E-mail')).toHaveAttribute('autocomplete', 'email');
  expect(field('WhatsApp')).toHaveAttribute('type', 'tel');
  expect(field('WhatsApp')).toHaveAttribute('inputmode', 'tel');
  expect(field('Empresa')).toHaveAttribute('autocomplete', 'organization');
});

test('errors belong to their fields and the first wrong field gets the focus', async () => {
  const onInterest = vi.fn();
  render(form(onInterest));
  await userEvent.type(field('Nome'), 'Ana');
  await send();
  expect(field('Nome')).toBeValid();
  expect(field('E-mail')).toHaveFocus();
  expect(field('E-mail')).toHaveAccessibleDescription('E-mail inválido');
  expect(field('WhatsApp')).toHaveAccessibleDescription('WhatsApp inválido');
  expect(onInterest).not.toHaveBeenCalled();
});

test('an error goes as soon as its field is put right', async () => {
  render(form());
  await send();
  expect(field('Nome')).toHaveAccessibleDescription('Nome deve ter pelo menos 3 caracteres');
  await userEvent.type(field('Nome'), 'Ana');
  expect(field('Nome')).toBeValid();
});

test('a valid entry is tagged with the page, thanked for and cleared, without a network call', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const onInterest = vi.fn();
  render(form(onInterest));
  await fillIn();
  await send();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Seus dados foram registrados com sucesso! Você será notificado quando o sistema estiver disponível.',
  );
  expect(onInterest).toHaveBeenCalledExactlyOnceWith({
    name: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    whatsapp: '(62) 99999-9999',
    company: '',
    interest: 'CRM',
  });
  for (const name of ['Nome', 'E-mail', 'WhatsApp', 'Empresa']) expect(field(name)).toHaveValue('');
  expect(screen.getByRole('button')).toHaveFocus();
  expect(fetch).not.toHaveBeenCalled();
});

test('after a success the entry can be sent by chat, and only then', async () => {
  render(form());
  expect(screen.queryByRole('link', { name: /^Enviar pelo WhatsApp/ })).not.toBeInTheDocument();
  await fillIn();
  await userEvent.type(field('Empresa'), 'Padaria');
  await send();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /^Enviar pelo WhatsApp/ });
  const message = new URL(href).searchParams.get('text');
  expect(message).toMatch(/CRM.*\n.*Ana Souza\n.*ana@exemplo\.com\.br\n.*Padaria$/);
});

test('a telephone gets its brackets and hyphen while it is typed, and can be put right inside', async () => {
  render(form());
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'WhatsApp' });
  await userEvent.type(phone, '62999999999');
  expect(phone).toHaveValue('(62) 99999-9999');
  await userEvent.type(phone, '8', { initialSelectionStart: 6, initialSelectionEnd: 7 });
  expect(phone).toHaveValue('(62) 98999-9999');
  await userEvent.type(phone, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}', {
    initialSelectionStart: 15,
  });
  expect(phone).toHaveValue('(62) 98999');
});

test('a failed attempt after a success takes the thanks away', async () => {
  render(form());
  await fillIn();
  await send();
  await send();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(field('Nome')).toHaveFocus();
});

test('a browser whose scrolling answers with a promise takes a second entry as well', async () => {
  const scrollIntoView = vi.fn(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView });
  const onInterest = vi.fn();
  render(form(onInterest));
  for (const count of [1, 2]) {
    await fillIn();
    await send();
    expect(screen.getByRole('status')).toHaveTextContent(/registrados com sucesso/);
    expect(onInterest).toHaveBeenCalledTimes(count);
  }
  expect(scrollIntoView).toHaveBeenCalled();
});

test('what was typed before the code arrived is kept and counts', async () => {
  const onInterest = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form(onInterest));
  await fillIn();
  const root = await act(() => hydrateRoot(container, form(onInterest)));
  expect(field('Nome')).toHaveValue('Ana Souza');
  await send();
  expect(onInterest).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ana Souza' }));
  act(() => root.unmount());
  container.remove();
});
