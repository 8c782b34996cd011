import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openPage } from '../support/hydrated.ts';
import { fillInterest } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Quero ser avisado' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const send = (page: Page) => form(page).getByRole('button', { name: 'Tenho interesse' });
const SUCCESS =
  'Seus dados foram registrados com sucesso! Você será notificado quando o sistema estiver disponível.';

/** Opens a teaser and holds it against what it announces. */
async function openTeaser(
  page: Page,
  path: string,
  title: string,
  tag: string,
  features: string[],
) {
  await openPage(page, path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByRole('heading', { name: 'Em Desenvolvimento' })).toBeVisible();
  await expect(main.getByRole('list').last().getByRole('listitem')).toHaveText(features);
  await expect(main.locator('input[name=interest]')).toHaveValue(tag);
  const chat = main.getByRole('link', { name: 'Falar no WhatsApp' });
  await expect(chat).toHaveAttribute('target', '_blank');
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(tag);
  await expectAccessible(page);
}

test('/marketplace announces; its form checks, thanks and sends nothing', async ({ page }) => {
  // The last that the shell fetches by itself: as soon as the browser is idle, after 4 s at the latest.
  const summaries = page.waitForResponse('**/remotes.json');
  await openTeaser(page, '/marketplace', 'Marketplace', 'Marketplace', [
    'Catálogo de produtos e serviços',
    'Perfil personalizado para cada associado',
    'Sistema de avaliações e feedback',
  ]);
  await summaries;
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await field(page, 'Nome').fill('Jo');
  await field(page, 'Nome').press('Enter');
  await expect(field(page, 'Nome')).toBeFocused();
  await expect(field(page, 'Nome')).toHaveAccessibleDescription(
    'Nome deve ter pelo menos 3 caracteres',
  );
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('E-mail inválido');
  await expect(field(page, 'WhatsApp')).toHaveAccessibleDescription('WhatsApp inválido');
  await expectAccessible(page, 'main form');
  await fillInterest(form(page));
  await send(page).click();
  await expect(form(page).getByRole('status')).toContainText(SUCCESS);
  expect(calls).toEqual([]);
  await expect(page).toHaveURL('/marketplace');
  await expectAccessible(page, 'main form');
});

test('/crm announces; its half filled form is there again on Back', async ({ page }) => {
  await openTeaser(page, '/crm', 'CRM inteligente', 'CRM', [
    'Pipeline visual de leads',
    'Automação de follow-up',
    'Análise preditiva com IA',
  ]);
  await fillInterest(form(page));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ouvidoria' }).click();
  await expect(page).toHaveURL('/ouvidoria');
  await page.goBack();
  await expect(field(page, 'WhatsApp')).toHaveValue('(62) 99999-9999');
  await page.reload();
  await expect(field(page, 'Nome')).toHaveValue('Ana Souza');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says why it cannot be sent and names the chat instead', async ({ page }) => {
    await page.goto('/crm');
    await fillInterest(form(page));
    await field(page, 'Nome').press('Enter');
    await expect(page).toHaveURL('/crm');
    await expect(field(page, 'Nome')).toHaveValue('Ana Souza');
    await expect(send(page)).toBeDisabled();
    const chat = form(page).getByRole('link', { name: 'Avise seu interesse pelo WhatsApp' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*CRM/);
  });
});
