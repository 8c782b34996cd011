import { expect, test } from 'vitest';
import { chatUrl } from './chat.ts';
import { site } from './site.ts';

test('a chat link is host, phone and the encoded text', () => {
  expect(chatUrl('Olá! Tudo bem?')).toBe(
    'https://wa.me/5562904127358?text=Ol%C3%A1!%20Tudo%20bem%3F',
  );
});

test('a chat link may carry further query parameters and another number', () => {
  const url = chatUrl('Oi', { phoneNumber: '5562904180526', query: { origem: 'página' } });
  expect(url).toBe('https://wa.me/5562904180526?text=Oi&origem=p%C3%A1gina');
});

test('all eleven messages are there, and none is empty or too long for a chat', () => {
  expect(Object.keys(site.chat.messages)).toEqual([
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
  for (const message of Object.values(site.chat.messages)) {
    expect(message.trim().length).toBeGreaterThan(2);
    expect(message.length).toBeLessThanOrEqual(300);
  }
});
