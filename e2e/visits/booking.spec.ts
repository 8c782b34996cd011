import { overlap } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { type Visitor, walk } from './visitor.ts';

const { step } = test;

/** Opens Serviços and, in it, the group of an entry. */
async function openServices(visitor: Visitor, press: Visitor['press'], group?: string) {
  const { header, menu, services, isPhone } = visitor;
  if (isPhone) await press(menu);
  await press(services);
  if (group) await press(header.getByRole('button', { name: group }));
}

walk('a visitor refuses cookies and books the auditorium by chat', async (visitor) => {
  const { page, isPhone, main, header, consent } = visitor;
  const entry = header.getByRole('link', { name: 'Auditório' });
  await visitor.arrive('/');
  await visitor.choose('Só essenciais', 'Fechar', visitor.pressByKey);
  await step('at rest the chat lies beside the actions of the first screen', () =>
    visitor.onEachPhone(async () => {
      for (const name of ['Fale pelo WhatsApp', 'Veja Nossos Casos de Sucesso'])
        expect(await overlap(visitor.chat, main.getByRole('link', { name }).first())).toBe(false);
    }),
  );

  await openServices(visitor, visitor.pressByKey, 'Espaços para uso');
  await visitor.follow(entry, '/aluguel-auditorio', visitor.pressByKey);

  const book = isPhone ? visitor.chat : main.getByRole('link', { name: 'Reservar o auditório' });
  await step('booking is at hand', () => visitor.expectPressable(book, visitor.chat));
  const photos = page.getByRole('region', { name: 'Fotos do auditório' });
  await photos.scrollIntoViewIfNeeded();
  await step('the photographs turn by button and by key', async () => {
    const next = photos.getByRole('button', { name: 'Próxima foto' });
    const photo = photos.getByRole('group', { name: / de / });
    await visitor.press(next);
    await expect(photo).toHaveAccessibleName('2 de 5');
    await visitor.pressByKey(next);
    await expect(photo).toHaveAccessibleName('3 de 5');
    if (!isPhone) {
      await page.keyboard.press('ArrowLeft');
      await expect(photo).toHaveAccessibleName('2 de 5');
    }
  });
  for (const press of [visitor.press, visitor.pressByKey])
    expect(await visitor.openChat(book, press)).toContain('reservar o auditório');
  await visitor.expectChatBesideThePage();
  await expect(consent).toBeHidden();
});

walk('a visitor compares the plans of the fiscal address and asks', async (visitor) => {
  const { page, main, header, consent, cookies, popup } = visitor;
  await visitor.arrive('/');
  await visitor.press(consent.getByRole('button', { name: 'Personalizar' }));
  await visitor.press(cookies.getByText('Mapas', { exact: true }));
  await visitor.press(cookies.getByRole('button', { name: 'Salvar preferências' }));
  await expect(consent).toBeHidden();
  await visitor.wait(2000);
  await visitor.press(popup.getByRole('button', { name: 'Não mostrar' }));
  await openServices(visitor, visitor.press);
  await visitor.follow(header.getByRole('link', { name: 'Endereço Fiscal' }), '/endereco-fiscal');

  const cost = main.getByRole('textbox', { name: 'Quanto o seu escritório custa por mês?' });
  for (const [amount, saving] of [
    ['2.000,00', 'R$ 1.900'],
    ['5000', 'R$ 4.900'],
  ] as const) {
    await cost.fill('');
    await visitor.type(cost, amount);
    await visitor.press(main.getByRole('button', { name: 'Calcular' }));
    await expect(main).toContainText(`você economiza ${saving} por mês`);
  }
  await step('testimonials turn round and round, with no note to the owner', async () => {
    const said = page.getByRole('region', { name: 'Depoimentos de clientes' });
    await said.scrollIntoViewIfNeeded();
    for (const [name, author] of [
      ['Próximo depoimento', 'Diego Nunes'],
      ['Próximo depoimento', 'Luciana Prado'],
      ['Próximo depoimento', 'Renata Moreira'],
      ['Depoimento anterior', 'Luciana Prado'],
    ] as const) {
      await visitor.press(said.getByRole('button', { name }));
      await expect(said.getByText(author)).toBeInViewport();
    }
    await expect(main).not.toContainText(/a associação (os|as) substitui/);
  });
  const questions = main.locator('details');
  for (const question of ['Como é o pagamento?', 'Posso cancelar quando quiser?']) {
    await visitor.press(main.getByText(question, { exact: true }));
    await expect(questions.and(page.locator('[open]'))).toHaveCount(1);
  }
  await visitor.expectChatBesideThePage();
  const choose = main.getByRole('link', { name: 'Contratar o Anual' });
  for (const press of [visitor.press, visitor.pressByKey])
    expect(await visitor.openChat(choose, press)).toContain('plano Anual');
  await page.goBack();
  await visitor.settle();
  await visitor.wait(2000);
  await expect(page.getByRole('dialog', { name: 'Seu certificado digital' })).toBeHidden();
});
