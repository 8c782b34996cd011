import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openPage } from '../support/hydrated.ts';
import { fillInterest } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Quero ser avisado' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const send = (page: Page) => form(page).getByRole('button', { name: 'Tenho interesse' });

test('a form is accessible with errors, and kept on Back and reload', async ({ page }) => {
  await openPage(page, '/crm');
  await field(page, 'Nome').press('Enter');
  await expect(field(page, 'WhatsApp')).toHaveAccessibleDescription('WhatsApp inválido');
  await expectAccessible(page, 'main form');
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
