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
const reached = (text: string, key: string) => focusTarget(entry(text), key)?.textContent;

describe('keys in a menu', () => {
  test.each([
    ['Início', 'ArrowRight', 'Serviços'],
    ['Início', 'ArrowDown', 'Serviços'],
    ['Parceiro', 'ArrowLeft', 'Serviços'],
    ['Parceiro', 'ArrowUp', 'Serviços'],
  ])('arrows move along a list: %s, %s → %s', (from, key, to) => {
    expect(reached(from, key)).toBe(to);
  });

  test('an arrow on an open button leads into its panel, and back out of it', () => {
    expect(reached('Serviços', 'ArrowDown')).toBe('Trabalho');
    expect(reached('Trabalho', 'ArrowUp')).toBe('Serviços');
    expect(reached('Vagas', 'ArrowLeft')).toBe('Trabalho');
  });

  test('an arrow on a closed button goes past it', () => {
    expect(reached('Trabalho', 'ArrowDown')).toBe('Assessoria');
  });

  test('Home and End lead to the ends of the same list', () => {
    expect(reached('Assessoria', 'Home')).toBe('Trabalho');
    expect(reached('Trabalho', 'End')).toBe('Assessoria');
    expect(reached('Serviços', 'End')).toBe('Parceiro');
  });

  test('at the end of a list and with other keys the browser decides', () => {
    expect(reached('Parceiro', 'ArrowRight')).toBeUndefined();
    expect(reached('Início', 'ArrowLeft')).toBeUndefined();
    expect(reached('Início', 'a')).toBeUndefined();
  });
});
