import { openPage } from '../support/hydrated.ts';
import { withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test.beforeEach(({ page }) => withConsent(page));

const SEARCHES = [
  { path: '/vagas', word: 'auxiliar', result: '[aria-labelledby=vagas-abertas] li' },
  { path: '/canais-manifestacao', word: 'procon', result: 'main li.entity' },
  { path: '/busca', word: 'certificado', result: 'main ol > li' },
];

for (const { path, word, result } of SEARCHES) {
  test(`"search" on a phone shows results on ${path}, without the keyboard`, async ({ page }) => {
    await openPage(page, path);
    const field = page.getByRole('main').locator('input[enterkeyhint=search]');
    await field.tap();
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(field).not.toBeFocused();
    await expect(page.locator(result).first()).toBeInViewport({ ratio: 0.5 });
    await expect(page).toHaveURL(/q=/);
  });

  test(`a screen reader hears once of a word that is typed slowly on ${path}`, async ({ page }) => {
    await page.clock.install();
    await openPage(page, path);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      for (const status of document.querySelectorAll('main [role=status]'))
        new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
    const field = page.getByRole('main').locator('input[enterkeyhint=search]');
    await field.focus();
    for (const letter of word) {
      await page.keyboard.press(letter);
      await page.clock.runFor(400);
    }
    const said = async () => {
      await page.clock.runFor(1000);
      return page.evaluate(() => Reflect.get(window, 'said'));
    };
    await expect.poll(said).toHaveLength(1);
  });
}

test('no field has letters at which iOS magnifies the page', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('accessibility_preferences', '{"textSize":12,"isHighContrast":false}'),
  );
  for (const path of ['/vagas', '/canais-manifestacao', '/busca', '/crm', '/endereco-fiscal']) {
    await openPage(page, path);
    const sizes = await page
      .locator(':is(input, select, textarea):not([type=hidden])')
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});
