// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { interestForm } from '../../content/interestForm.ts';
import { InterestForm } from './InterestForm.tsx';

const form = <InterestForm texts={interestForm} interest="CRM" chatHref="https://chat.example/1" />;
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Tenho interesse' }));

async function paste(into: Element, text: string) {
  await userEvent.click(into);
  await userEvent.paste(text);
}

async function fillIn() {
  await userEvent.type(field('Nome'), 'Ana Souza');
  await userEvent.type(field('E-mail'), 'ana@exemplo.com.br');
  await userEvent.type(field('WhatsApp'), '(62) 99999-9999');
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('name, e-mail and WhatsApp are marked as required with an asterisk, company is not', () => {
  const { container } = render(form);
  const labels = [...container.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Nome *', 'E-mail *', 'WhatsApp *', 'Empresa']);
  expect(field('Empresa')).not.toBeRequired();
});

test('placeholders show example formats', () => {
  render(form);
  expect(field('E-mail')).toHaveAttribute('placeholder', 'seu@email.com.br');
  expect(field('WhatsApp')).toHaveAttribute('placeholder', '(62) 99999-9999');
});

test('each field brings its keyboard and its autocompletion', () => {
  render(form);
  expect(field('Nome')).toHaveAttribute('autocomplete', 'name');
  expect(field('E-mail')).toHaveAttribute('type', 'email');
  expect(field('E-mail')).toHaveAttribute('autocomplete', 'email');
  expect(field('WhatsApp')).toHaveAttribute('type', 'tel');
  expect(field('WhatsApp')).toHaveAttribute('inputmode', 'tel');
  expect(field('Empresa')).toHaveAttribute('autocomplete', 'organization');
});

test('errors belong to their fields and the first wrong field gets the focus', async () => {
  render(form);
  await userEvent.type(field('Nome'), 'Ana');
  await send();
  expect(field('Nome')).toBeValid();
  expect(field('E-mail')).toHaveFocus();
  expect(field('E-mail')).toHaveAccessibleDescription('E-mail inválido');
  expect(field('WhatsApp')).toHaveAccessibleDescription('WhatsApp inválido');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('an error goes as soon as its field is put right', async () => {
  render(form);
  await send();
  expect(field('Nome')).toHaveAccessibleDescription('Nome deve ter pelo menos 3 caracteres');
  await userEvent.type(field('Nome'), 'Ana');
  expect(field('Nome')).toBeValid();
});

test('a valid entry is thanked for and cleared, without a network call', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  render(form);
  await fillIn();
  await send();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Seus dados foram registrados com sucesso! Você será notificado quando o sistema estiver disponível.',
  );
  for (const name of ['Nome', 'E-mail', 'WhatsApp', 'Empresa']) expect(field(name)).toHaveValue('');
  expect(screen.getByRole('button')).toHaveFocus();
  expect(fetch).not.toHaveBeenCalled();
});

test('after a success the entry can be sent by chat, and only then', async () => {
  render(form);
  expect(screen.queryByRole('link', { name: /^Enviar pelo WhatsApp/ })).not.toBeInTheDocument();
  await fillIn();
  await userEvent.type(field('Empresa'), 'Padaria');
  await send();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /^Enviar pelo WhatsApp/ });
  const message = new URL(href).searchParams.get('text');
  expect(message).toMatch(/CRM.*\n.*Ana Souza\n.*ana@exemplo\.com\.br\n.*Padaria$/);
});

test.each(['+55 (62) 9.9999-9999 ramal 12', 'ana.souza no WhatsApp', '62999999999'])(
  'a WhatsApp typed or pasted as %j stays as it is and is taken',
  async (whatsapp) => {
    for (const enter of [userEvent.type, paste]) {
      const { unmount } = render(form);
      await userEvent.type(field('Nome'), 'Ana Souza');
      await userEvent.type(field('E-mail'), 'ana@exemplo.com.br');
      await enter(field('WhatsApp'), whatsapp);
      await userEvent.tab();
      expect(field('WhatsApp')).toHaveValue(whatsapp);
      await send();
      expect(screen.getByRole('status')).toHaveTextContent(/registrados com sucesso/);
      unmount();
    }
  },
);

test('a failed attempt after a success takes the thanks away', async () => {
  render(form);
  await fillIn();
  await send();
  await send();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(field('Nome')).toHaveFocus();
});

test('a browser whose scrolling answers with a promise takes a second entry as well', async () => {
  const scrollIntoView = vi.fn(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView });
  render(form);
  for (const _ of ['first', 'second']) {
    await fillIn();
    await send();
    expect(screen.getByRole('status')).toHaveTextContent(/registrados com sucesso/);
  }
  expect(scrollIntoView).toHaveBeenCalled();
});

test('what was typed before the code arrived is kept and counts', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  await fillIn();
  const root = await act(() => hydrateRoot(container, form));
  expect(field('Nome')).toHaveValue('Ana Souza');
  await send();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /^Enviar pelo WhatsApp/ });
  expect(new URL(href).searchParams.get('text')).toContain('Ana Souza');
  act(() => root.unmount());
  container.remove();
});
