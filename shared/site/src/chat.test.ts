import { expect, test } from 'vitest';
import { chatUrl } from './chat.ts';
import { site } from './site.ts';

test('a chat link is host, phone and the encoded text, and may carry further parameters', () => {
  expect(chatUrl('Olá! Tudo bem?')).toBe(
    'https://wa.me/5562904127358?text=Ol%C3%A1!%20Tudo%20bem%3F',
  );
  const url = chatUrl('Oi', { phoneNumber: '5562904180526', query: { origem: 'página' } });
  expect(url).toBe('https://wa.me/5562904180526?text=Oi&origem=p%C3%A1gina');
});

test.each(Object.entries(site.chat.messages))(
  'the message for %s is neither empty nor too long for a chat',
  (_, message) => {
    expect(message.trim().length).toBeGreaterThan(2);
    expect(message.length).toBeLessThanOrEqual(300);
  },
);
