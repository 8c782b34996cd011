import { expect, test } from 'vitest';
import { publishersElsewhere } from './publishers.ts';

test('a publisher at an address is no app of this repository, one in a folder is', () => {
  const publishers = {
    shell: 'shell/dist',
    'mf-rentals': '/srv/mf-rentals/dist',
    'mf-eventos': 'https://eventos.example/mf-eventos',
  };
  expect(publishersElsewhere(publishers)).toEqual({
    'mf-eventos': 'https://eventos.example/mf-eventos',
  });
});
