import { expect, test } from 'vitest';
import { chatUrl } from './chat.ts';

test('a chat link is host, phone and the encoded text, and may carry further parameters', () => {
  expect(chatUrl('Olá! Tudo bem?')).toBe(
    'https://wa.me/5562904127358?text=Ol%C3%A1!%20Tudo%20bem%3F',
  );
  const url = chatUrl('Oi', { phoneNumber: '5562904180526', query: { origem: 'página' } });
  expect(url).toBe('https://wa.me/5562904180526?text=Oi&origem=p%C3%A1gina');
});
