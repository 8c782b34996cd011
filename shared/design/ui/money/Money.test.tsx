// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextWithMoney } from './Money.tsx';

test('an amount within a sentence stays on one line', () => {
  const text = 'Em 24 meses, {total} em vez de {dearest}.';
  const { container } = render(
    <TextWithMoney text={text} amounts={{ total: 2160, dearest: 2880 }} />,
  );
  expect(container).toHaveTextContent('Em 24 meses, R$ 2.160 em vez de R$ 2.880.');
  const amounts = Array.from(container.querySelectorAll('.whitespace-nowrap'));
  expect(amounts.map(({ textContent }) => textContent)).toEqual(['R$ 2.160', 'R$ 2.880']);
});
