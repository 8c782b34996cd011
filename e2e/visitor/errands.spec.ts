import type { Locator, Page } from '@playwright/test';
import { certificates } from '@site/site/certificates.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { untilStill } from '../support/untilStill.ts';

/** Goes on by a link or a button, as one visitor or the other does. */
type Go = (target: Locator) => Promise<void>;

interface Errand {
  name: string;
  /** At most three steps from the home page; fails where the answer is not found. */
  run(page: Page, go: Go): Promise<void>;
}

const chatText = async (link: Locator) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');

const ERRANDS: readonly Errand[] = [
  {
    name: 'what a certificate costs',
    async run(page, go) {
      const main = page.getByRole('main');
      await go(main.getByRole('link', { name: 'Ver certificados e tirar dúvidas' }));
      await expect(
        main.getByText(certificates['e-cnpj-a1'].price, { exact: true }).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'the auditorium for a Tuesday evening',
    async run(page, go) {
      const main = page.getByRole('main');
      await go(main.getByRole('link', { name: 'Conheça todos os serviços' }));
      await go(main.getByRole('link', { name: 'Auditório', exact: true }));
      const book = main.getByRole('link', { name: 'Reservar o auditório' });
      await expect(book).toBeInViewport();
      expect(await chatText(book)).toContain('datas livres');
    },
  },
  {
    name: 'where to report a bad shop',
    async run(page, go) {
      const main = page.getByRole('main');
      await go(main.getByRole('link', { name: 'Defesa do consumidor' }));
      const procon = main.getByRole('link', { name: /^Procon Goiás/ });
      await expect(procon).toHaveAttribute('href', /procon/);
      await expect(main.getByRole('heading', { level: 4 })).toHaveCount(1);
    },
  },
  {
    name: 'a job as a driver',
    async run(page, go) {
      await go(page.getByRole('contentinfo').getByRole('link', { name: 'Quadro de Empregos' }));
      const search = page.getByRole('textbox', { name: 'Buscar nas vagas' });
      await go(search);
      await page.keyboard.type('motorista');
      await expect(page.getByRole('main').getByRole('heading', { name: /^Motorista/ })).toHaveCount(
        1,
      );
    },
  },
  {
    name: 'how to become a member',
    async run(page, go) {
      await go(page.getByRole('contentinfo').getByRole('link', { name: 'Associe-se' }));
      const join = page.getByRole('main').getByRole('link', { name: 'Quero me associar' });
      await expect(join).toBeInViewport();
      expect(await chatText(join)).toContain('me associar');
    },
  },
];

const MOST_STEPS = 3;
const MOST_TABS = 200;

/** Counts the steps, and waits for each page to be ready for the next. */
function counted(page: Page, act: Go): Go {
  let steps = 0;
  return async (target) => {
    steps += 1;
    expect(steps, 'steps from the home page').toBeLessThanOrEqual(MOST_STEPS);
    const before = page.url();
    const leaves = await target.getAttribute('href');
    await act(target);
    if (leaves) await expect(page).not.toHaveURL(before);
    await untilHydrated(page);
    await untilStill(page);
  };
}

async function byKeyboard(page: Page, target: Locator): Promise<void> {
  // Found once: looking for a role and a name takes longer than a key.
  const element = await target.elementHandle();
  for (let tab = 0; tab < MOST_TABS; tab += 1) {
    if (await element?.evaluate((found) => found === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookie_consent', '{"choice":"essential-only"}');
    localStorage.setItem('popup_home_dismissed', 'true');
    localStorage.setItem('popup_certificacao_dismissed', 'true');
  });
  await page.goto('/');
  await untilHydrated(page);
});

for (const { name, run } of ERRANDS) {
  test(`by keyboard, ${name} is found in at most three steps from the home page`, async ({
    page,
  }) => {
    await run(
      page,
      counted(page, (target) => byKeyboard(page, target)),
    );
  });

  test.describe('on a small phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

    test(`${name} is found in at most three steps from the home page`, async ({ page }) => {
      await run(
        page,
        counted(page, (target) => target.tap()),
      );
    });
  });
}
