import { expect, test } from '../support/test.ts';
import { walk } from './visitor.ts';

const { step } = test;
const NETWORK = /net::ERR_/;
const SUCCESS =
  'Seus dados foram registrados com sucesso! Você será notificado quando o sistema estiver disponível.';

walk('a visitor asks for a certificate from the popup', async (visitor) => {
  const { page, main, footer, popup, consoleMessages } = visitor;
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await page.route('**/assets/PopupDialog-*.js', (route) => route.abort());
  await visitor.arrive('/');
  await visitor.choose('Aceitar todos');
  await step('a popup whose code does not come was not shown', async () => {
    await visitor.wait(5000);
    await expect(popup).toHaveCount(0);
    expect(await stored('popup_home_last_shown')).toBeNull();
  });
  consoleMessages.length = 0;
  await page.unroute('**/assets/PopupDialog-*.js');
  await visitor.comeBack('/');
  await visitor.wait(2000);
  await expect(popup).toContainText('R$ 120,00');
  // The table of holidays does not come either: the opening hours stand without it.
  await page.route('**/assets/holidays-*.js', (route) => route.abort());
  await visitor.follow(
    popup.getByRole('link', { name: 'Ver Certificações' }),
    '/certificacao-digital',
    visitor.pressByKey,
  );
  await expect(popup).toBeHidden();
  await step('without the table of holidays the opening hours stand', async () => {
    await expect(main.getByText(/^Atendimento de segunda a sexta/).first()).toBeVisible();
  });

  for (const holder of ['Eu, como pessoa física', 'A empresa']) {
    await visitor.press(main.getByText(holder, { exact: true }));
    await visitor.press(main.getByText('No computador ou no sistema de notas', { exact: true }));
    await visitor.press(main.getByText('Não, é o primeiro', { exact: true }));
    await expect(main.getByRole('region', { name: 'Qual certificado é o seu?' })).toContainText(
      holder === 'A empresa' ? 'R$ 150,00' : 'R$ 120,00',
    );
  }
  const prices = main.getByRole('region', { name: 'Preços' });
  const issue = prices.getByRole('link', { name: 'Emitir e-CNPJ A1' });
  for (const press of [visitor.press, visitor.pressByKey])
    expect(await visitor.openChat(issue, press)).toContain('e-CNPJ A1');
  await visitor.expectChatBesideThePage();

  await visitor.follow(footer.getByRole('link', { name: 'Serviços', exact: true }), '/servicos');
  await visitor.wait(2000);
  await expect(popup).toHaveAccessibleName('Precisa de Certificação Digital?');
  const ask = popup.getByRole('link', { name: 'Solicitar Agora' });
  await visitor.expectPressable(ask);
  expect(await visitor.openChat(ask)).toContain('certificado digital');
  await visitor.press(popup.getByRole('button', { name: 'Fechar' }));
  await expect(popup).toBeHidden();
  // The browser says what did not come when it likes: of the table, on each page with opening hours.
  expect(consoleMessages.splice(0).filter((text) => !NETWORK.test(text))).toEqual([]);
});

walk('a visitor sends interest twice', async (visitor) => {
  const { page, main, consoleMessages } = visitor;
  const form = main.getByRole('form', { name: 'Quero ser avisado' });
  const field = (name: string) => form.getByRole('textbox', { name });
  const send = form.getByRole('button', { name: 'Tenho interesse' });
  const notice = page
    .getByText('Alguns recursos desta página não carregaram.')
    .filter({ visible: true });
  // These files are on their way until the line breaks.
  const breaks = Promise.withResolvers<void>();
  const files = '**/mf-teasers/assets/*.js';
  await page.route(files, (route) => breaks.promise.then(() => route.abort()));

  await step('a page whose code does not come says so without fetching anything', async () => {
    await page.goto('/marketplace', { waitUntil: 'commit' });
    await expect(page.locator('nav[data-hydrated]')).toBeAttached();
    await page.context().setOffline(true);
    breaks.resolve();
    await visitor.soon(() => notice.isVisible()).toBe(true);
    await visitor.expectPressable(page.getByRole('button', { name: 'Recarregar' }));
  });
  await page.context().setOffline(false);
  await page.unroute(files);
  await visitor.comeBack('/marketplace');
  consoleMessages.length = 0;
  await visitor.choose('Só essenciais');
  await expect(notice).toBeHidden();

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()));
  for (const whatsapp of ['ligar p/ Ana', '(62) 99999-9999']) {
    await visitor.type(field('Nome'), 'Ana Souza');
    await visitor.type(field('E-mail'), 'ana@exemplo.com.br');
    await visitor.type(field('WhatsApp'), '62 9999');
    await visitor.press(send);
    await expect(field('WhatsApp')).toHaveAccessibleDescription(/WhatsApp inválido/);
    await expect(field('WhatsApp')).toBeFocused();
    await step(`“${whatsapp}” is taken as it is`, async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(whatsapp);
      await expect(field('WhatsApp')).toHaveValue(whatsapp);
      await visitor.pressByKey(send);
      await expect(form.getByRole('status')).toContainText(SUCCESS);
    });
    await expect(form.getByRole('status')).toBeInViewport();
    await expect(field('Nome')).toHaveValue('');
    const chat = form.getByRole('link', { name: 'Enviar pelo WhatsApp' });
    expect(await visitor.openChat(chat)).toContain('Ana Souza');
  }
  expect(sent).toEqual([]);
  await visitor.expectChatBesideThePage();
});
