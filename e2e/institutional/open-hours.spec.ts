import { expect, test } from '../support/test.ts';

const HOURS = 'Atendimento de segunda a sexta, das 9h às 12h e das 14h às 17h';

test('beside the chat it says until when the office answers, in the room of the opening hours', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-18T15:00:00-03:00');
  await page.goto('/seja-parceiro');
  const main = page.getByRole('main');
  const room = await main.getByText(HOURS).boundingBox();
  await expect(main.getByText('Respondemos até as 17h')).toBeVisible();
  expect(await main.getByText(HOURS).boundingBox()).toEqual(room);
});

test('on a holiday of Goiás it says when the office answers next', async ({ page }) => {
  await page.clock.setFixedTime('2027-07-26T10:00:00-03:00');
  await page.goto('/seja-parceiro');
  await expect(page.getByRole('main').getByText('Respondemos amanhã às 9h')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the opening hours stand there', async ({ page }) => {
    await page.goto('/associe-se');
    await expect(page.getByRole('main').getByText(HOURS)).toBeVisible();
  });
});
