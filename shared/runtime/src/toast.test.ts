import { beforeEach, expect, test } from 'vitest';
import { useSiteStore } from './siteStore.ts';
import { toast } from './toast.ts';

const take = () => useSiteStore.getState().takeToasts();
beforeEach(take);

test('a toast waits until the shell shows it, and is handed over once', () => {
  const id = toast.success('Salvo.', { description: 'Tudo certo.', duration: 1000 });
  const request = {
    id,
    kind: 'success',
    text: 'Salvo.',
    description: 'Tudo certo.',
    duration: 1000,
  };
  expect(take()).toEqual([request]);
  expect(take()).toEqual([]);
});

test('each toast has an id of its own, by which it can change or go', () => {
  const id = toast.loading('Enviando…');
  expect(toast.message('Outro')).not.toBe(id);
  expect(toast.error('Falhou.', { id })).toBe(id);
  toast.dismiss(id);
  expect(take().map((request) => [request.id === id, request.kind])).toEqual([
    [true, 'loading'],
    [false, 'message'],
    [true, 'error'],
    [true, 'dismiss'],
  ]);
});
