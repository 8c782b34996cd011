import { expect, test } from 'vitest';
import { renderTemplate } from './render.ts';

test('variables of the environment are filled in and those of nginx stay', () => {
  expect(renderTemplate('listen ${PORT}; try_files /$file ${folder}_;', { PORT: '80' })).toBe(
    'listen 80; try_files /$file ${folder}_;',
  );
});

test('a variable that is not set is named', () => {
  expect(() => renderTemplate('${BACKEND}', {})).toThrow('needs BACKEND');
});
