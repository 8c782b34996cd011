import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openPage } from '../support/hydrated.ts';
import { withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

const costOf = (page: Page) => page.getByLabel('Quanto o seu escritório custa por mês?');
const savingsOf = (page: Page) =>
  page.getByRole('region', { name: 'Calcule a sua economia' }).getByRole('definition');

test.beforeEach(({ page }) => withConsent(page));

test('amounts of 1 to 12 digits fit every width', async ({ page }) => {
  await openPage(page, '/endereco-fiscal');
  const digits = Array.from({ length: 12 }, (_, more) => '9'.repeat(more + 1));
  const typed = digits.flatMap((whole) => [whole, `${whole.slice(2)},99`]);
  for (let width = 320; width <= 1280; width += 32) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await costOf(page).evaluate((field: HTMLInputElement, amounts) => {
      const isWide = (amount: string) => {
        field.setRangeText(amount, 0, field.value.length);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        const shown = [...document.querySelectorAll('html, dd, output')];
        return shown.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
      };
      return amounts.filter(isWide);
    }, typed);
    expect(wide, `at ${width} px`).toEqual([]);
  }
});

test('the calculator answers while one types, and refuses nonsense kindly', async ({ page }) => {
  await openPage(page, '/endereco-fiscal');
  const cost = costOf(page);
  await expect(cost).toHaveValue('3.500');
  await expect(savingsOf(page)).toHaveText(['R$ 3.400', 'R$ 40.800']);
  await cost.fill('3500,5');
  await expect(page.getByRole('status').filter({ hasText: 'economiza' })).toHaveText(
    'Com um custo de R$ 3.500,50, você economiza R$ 3.400,50 por mês no plano Anual.',
  );

  await test.step('a cost below the plan is said to save nothing, never as a negative one', async () => {
    await cost.fill('80');
    await expect(savingsOf(page)).toHaveText(['R$ 0', 'R$ 0']);
    await expect(
      page.getByText('Com um custo de R$ 80, o plano Anual não sai por menos do que você já paga.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Quero essa economia' })).toHaveCount(0);
  });
  for (const [typed, advice] of [
    ['três mil', /Não conseguimos ler esse valor/],
    ['', /Digite o custo por mês/],
    ['0', /maior que zero/],
    ['9.999.999', /vai até R\$ 1\.000\.000/],
  ] as const) {
    await cost.fill('3500');
    await expect(cost).toHaveAttribute('aria-invalid', 'false');
    await cost.fill(typed);
    await expect(cost, 'no complaint while typing').toHaveAttribute('aria-invalid', 'false');
    await cost.press('Enter');
    await expect(cost).toHaveAttribute('aria-invalid', 'true');
    await expect(cost).toHaveAccessibleDescription(advice);
    await expect(cost).toBeFocused();
    // The former answer and its button are gone with the amount that they were about.
    await expect(savingsOf(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Quero essa economia' })).toBeHidden();
  }
  await expectAccessible(page);
  await cost.fill('3000');
  await expect(cost).toHaveAttribute('aria-invalid', 'false');
  await cost.fill('x');
  await cost.blur();
  await expect(cost).toHaveAttribute('aria-invalid', 'true');
});
