import { holdScripts } from '../support/hold.ts';
import { boxOf, overlap } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { walk } from './visitor.ts';

const { step } = test;
const DAY_MS = 24 * 3_600_000;

walk('a first visitor accepts cookies, closes the popup and reads on', async (visitor) => {
  const { page, isPhone, main, header, footer, consent, popup, menu, services } = visitor;
  const accept = consent.getByRole('button', { name: 'Aceitar todos' });
  await visitor.arrive('/');

  await step('headline, first action and the choices are on the screen', () =>
    visitor.expectPressable(
      main.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: 'Fale pelo WhatsApp' }),
      accept,
      consent.getByRole('button', { name: 'Só essenciais' }),
    ),
  );

  if (isPhone) await visitor.press(accept);
  else {
    // Where the pointer rests, Serviços comes to lie once the bar is gone.
    const [button, entry] = [await boxOf(accept), await boxOf(services)];
    await page.mouse.click(Math.max(button.x, entry.x) + 8, button.y + button.height / 2);
  }
  await expect(consent).toBeHidden();
  await step('no menu opens under a pointer that rests, and the popup comes', async () => {
    await visitor.wait(2000);
    if (!isPhone) await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(popup).toBeVisible();
  });
  if (!isPhone) await page.mouse.move(4, 500);

  await step('the popup covers neither headline nor first action', async () => {
    await visitor.onEachPhone(async () => {
      await expect(popup).toBeInViewport({ ratio: 0.99 });
      expect(await overlap(popup, main.getByRole('heading', { level: 1 })), 'headline').toBe(false);
      expect(await overlap(popup, main.getByRole('link').first()), 'first action').toBe(false);
      const { height } = await boxOf(popup);
      if (isPhone) expect(height).toBeLessThanOrEqual(0.2 * (page.viewportSize()?.height ?? 0));
    });
    await visitor.expectPressable(visitor.chat, ...(await popup.getByRole('button').all()));
  });
  await step('the first Tab goes where it would have gone without the popup', async () => {
    await page.keyboard.press('Tab');
    await expect(popup.locator(':focus')).toHaveCount(0);
  });
  await step('Escape closes the menu, then the popup', async () => {
    await visitor.press(isPhone ? menu : services);
    const entry = isPhone ? services : header.getByRole('link', { name: 'Endereço Fiscal' });
    await expect(entry).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  });

  await visitor.follow(
    main.getByRole('link', { name: 'Veja Nossos Casos de Sucesso' }),
    '/sobre#casos-de-sucesso',
  );
  await expect(main.getByRole('heading', { name: /^Casos de sucesso/ })).toBeInViewport();
  await expect(consent).toBeHidden();
  await expect(main.getByRole('heading', { name: /missão/i })).toBeVisible();
  await visitor.expectChatBesideThePage();
  await visitor.follow(footer.getByRole('link', { name: 'Associe-se' }), '/associe-se');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const join = main.getByRole('link', { name: 'Quero me associar' });
  await visitor.expectPressable(join);
  expect(await visitor.openChat(join)).toContain('me associar');
});

walk('a visitor enlarges the text and goes on', async (visitor) => {
  const { page, main, popup, accessibility } = visitor;
  const button = page.getByRole('button', { name: 'Acessibilidade', exact: true });
  const within = (name: string) => accessibility.getByRole('button', { name });
  const expectTextOf = (size: string) => expect(page.locator('html')).toHaveCSS('font-size', size);
  await visitor.arrive('/');
  await visitor.press(button);
  await visitor.press(within('Aumentar texto'));
  await visitor.press(within('Aumentar texto'));
  await expect(accessibility.getByRole('status')).toHaveText('20 px');
  await expectTextOf('20px');

  await step('a closed panel holds no popup back', async () => {
    await visitor.press(within('Fechar'));
    await visitor.wait(2000);
    await expect(popup).toBeVisible();
  });
  await step('Escape closes the panel, then the popup', async () => {
    if (!(await accessibility.isVisible())) await visitor.press(button);
    await visitor.expectPressable(within('Alto contraste'));
    await visitor.press(within('Alto contraste'));
    await expect(within('Alto contraste')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(accessibility).toBeHidden();
    await expect(button).toBeFocused();
    await expect(popup).toBeVisible();
    // The first one may close the tooltip of the button, which has the focus again.
    for (let thing = 0; thing < 2; thing += 1) await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  });
  await visitor.follow(
    main.getByRole('link', { name: 'Conheça todos os serviços' }),
    '/servicos',
    visitor.pressByKey,
  );
  await expectTextOf('20px');
  await visitor.expectChatBesideThePage();
  await visitor.press(button);
  await visitor.press(within('Restaurar padrão'));
  await expectTextOf('16px');
  await visitor.press(within('Fechar'));
  await expect(button).toBeFocused();
});

walk('a visitor who comes back the next day is known, and is asked once more', async (visitor) => {
  const { page, main, footer, consent, cookies, popup } = visitor;
  const choice = footer.getByRole('button', { name: 'Preferências de cookies' });
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await visitor.arrive('/');
  await visitor.choose('Aceitar todos', 'Fechar');
  const shown = Number(await stored('popup_home_last_shown'));
  expect(await stored('popup_home_dismissed')).toBeNull();

  await step('an hour later nothing floats', async () => {
    await page.clock.fastForward(3_600_000);
    await visitor.comeBack('/');
    await visitor.wait(3000);
    await expect(consent).toBeHidden();
    await expect(popup).toBeHidden();
  });
  await page.clock.fastForward(DAY_MS);
  await step('on a slow line the cookie choice keeps the focus until it works', async () => {
    const release = await holdScripts(page);
    await visitor.comeBack('/certificacao-digital', { isSlow: true });
    await expect(consent).toBeHidden();
    await choice.focus();
    release();
    await visitor.settle();
    await expect(choice).toBeFocused();
  });
  await page.unrouteAll({ behavior: 'wait' });
  for (const maps of [true, false]) {
    await step('the cookie choice opens from the footer and is changed', async () => {
      await visitor.pressByKey(choice);
      await expect(cookies.locator(':focus')).toBeVisible();
      await expect(cookies.getByRole('checkbox', { name: 'Mapas' })).toBeChecked({ checked: maps });
      await visitor.press(cookies.getByText('Mapas', { exact: true }));
      await visitor.press(cookies.getByRole('button', { name: 'Salvar preferências' }));
      await expect(cookies).toBeHidden();
      await expect(choice).toBeFocused();
    });
  }
  await step('a day after it was shown the popup comes again, until it is declined', async () => {
    await visitor.follow(visitor.header.getByRole('link', { name: /página inicial/ }), '/');
    await visitor.wait(2000);
    await expect(popup).toBeVisible();
    expect(Number(await stored('popup_home_last_shown'))).toBeGreaterThan(shown + DAY_MS);
    await visitor.press(popup.getByRole('button', { name: 'Não mostrar' }));
    await expect(popup).toBeHidden();
    expect(await stored('popup_home_dismissed')).toBe('true');
    await page.clock.fastForward(2 * DAY_MS);
    await visitor.comeBack('/');
    await visitor.wait(2000);
    await expect(page.getByRole('dialog', { name: 'Seu certificado digital' })).toBeHidden();
  });
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
});
