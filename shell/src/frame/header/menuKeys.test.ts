// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { focusTarget } from './menuKeys.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <ul>
      <li><a href="/">Início</a></li>
      <li><button aria-expanded="true">Serviços</button>
        <div><svg></svg><ul>
          <li><button aria-expanded="false">Trabalho</button><div><ul><li><a href="/vagas">Vagas</a></li></ul></div></li>
          <li><a href="/assessoria">Assessoria</a></li>
        </ul></div>
      </li>
      <li><a href="/seja-parceiro">Parceiro</a></li>
    </ul>`;
});

const entry = (text: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('a, button')].find(
    (element) => element.textContent === text,
  );
  if (!found) throw new Error(text);
  return found;
};
const after = (text: string, key: string) => focusTarget(entry(text), key)?.textContent;

describe('keys in a menu', () => {
  test.each([
    ['Início', 'ArrowRight', 'Serviços'],
    ['Início', 'ArrowDown', 'Serviços'],
    ['Parceiro', 'ArrowLeft', 'Serviços'],
    ['Parceiro', 'ArrowUp', 'Serviços'],
  ])('arrows move along a list: %s, %s → %s', (from, key, to) => {
    expect(after(from, key)).toBe(to);
  });

  test('an arrow on an open button leads into its panel, and back out of it', () => {
    expect(after('Serviços', 'ArrowDown')).toBe('Trabalho');
    expect(after('Trabalho', 'ArrowUp')).toBe('Serviços');
    expect(after('Vagas', 'ArrowLeft')).toBe('Trabalho');
  });

  test('an arrow on a closed button goes past it', () => {
    expect(after('Trabalho', 'ArrowDown')).toBe('Assessoria');
  });

  test('Home and End lead to the ends of the same list', () => {
    expect(after('Assessoria', 'Home')).toBe('Trabalho');
    expect(after('Trabalho', 'End')).toBe('Assessoria');
    expect(after('Serviços', 'End')).toBe('Parceiro');
  });

  test('at the end of a list and with other keys the browser decides', () => {
    expect(after('Parceiro', 'ArrowRight')).toBeUndefined();
    expect(after('Início', 'ArrowLeft')).toBeUndefined();
    expect(after('Início', 'a')).toBeUndefined();
  });
});
