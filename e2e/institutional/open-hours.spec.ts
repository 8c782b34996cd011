import { expect, test } from '../support/test.ts';
import { untilFont } from '../support/untilFont.ts';

const HOURS = 'Atendimento de segunda a sexta, das 9h às 12h e das 14h às 17h';

test('in the room of the opening hours it says when the office answers', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [time, state] of [
    ['2026-11-18T15:00:00-03:00', 'Respondemos até as 17h'],
    ['2027-07-26T10:00:00-03:00', 'Respondemos amanhã às 9h'],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto('/seja-parceiro');
    await untilFont(page);
    const room = await main.getByText(HOURS).boundingBox();
    await expect(main.getByText(state)).toBeVisible();
    expect(await main.getByText(HOURS).boundingBox()).toEqual(room);
  }
});
