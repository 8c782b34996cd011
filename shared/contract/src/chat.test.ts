import { expect, test } from 'vitest';
import { chatUrl } from './chat.ts';
import { chatSchema } from './chatSchema.ts';
import { site } from './site.ts';

const chat = site.chat;

test('a chat link is host, phone and the encoded text', () => {
  expect(chatUrl(chat, 'Olá! Tudo bem?')).toBe(
    'https://wa.me/5562900000000?text=Ol%C3%A1!%20Tudo%20bem%3F',
  );
});

test('a chat link may carry further query parameters and another number', () => {
  const url = chatUrl(chat, 'Oi', { phoneNumber: '5562900000001', query: { origem: 'página' } });
  expect(url).toBe('https://wa.me/5562900000001?text=Oi&origem=p%C3%A1gina');
});

test('all eleven messages are configured', () => {
  expect(Object.keys(chat.messages)).toEqual([
    'default',
    'associacao',
    'servicos',
    'parceiro',
    'oportunidades',
    'curriculo',
    'necessidade',
    'oferecerServico',
    'reserva',
    'contato',
    'suporte',
  ]);
});

test('a phone number with anything but digits is refused', () => {
  expect(chatSchema.safeParse({ ...chat, phoneNumber: '+55 62 9000' }).success).toBe(false);
});

test('an empty message is refused', () => {
  const messages = { ...chat.messages, reserva: '  ' };
  expect(chatSchema.safeParse({ ...chat, messages }).success).toBe(false);
});
