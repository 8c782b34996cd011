import { expectAccessible } from '../support/axe.ts';
import { openPage } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('the ombudsman page leads to the police report, help and the partners', async ({ page }) => {
  await openPage(page, '/ouvidoria');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ouvidoria: faça o BO');
  await expect(main.getByText('registre o boletim de ocorrência (BO)')).toBeVisible();
  const report = main.getByRole('link', { name: /Registrar BO na Delegacia Virtual/ });
  await expect(report).toHaveAttribute('href', 'https://raivirtual.ssp.go.gov.br/');
  await expect(report).toHaveAttribute('target', '_blank');
  const help = main.getByRole('link', { name: /Pedir ajuda pelo WhatsApp/ }).first();
  await expect(help).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Ol%C3%A1/);
  await expect(help).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Seja Parceiro' }).click();
  await expect(page).toHaveURL('/seja-parceiro');
});
