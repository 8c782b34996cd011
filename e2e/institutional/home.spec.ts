import { expect, test } from '../support/test.ts';
import { chatHref } from './chat.ts';

test('the home page has its hero, reasons, services, prices, channels, testimonials and invitation', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('the hero has a headline, a chat link and a link to the success cases on /sobre', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Reduza custos e cresça junto com quem empreende em Goiás',
    );
    await expect(main.getByRole('link', { name: 'Fale conosco pelo WhatsApp' })).toHaveAttribute(
      'href',
      chatHref('Olá! Vim pelo site e gostaria de mais informações.'),
    );
    await expect(main.getByRole('link', { name: 'Veja Nossos Casos de Sucesso' })).toHaveAttribute(
      'href',
      '/sobre',
    );
  });

  await test.step('eight reasons to hire are given, with a chat link', async () => {
    const reasons = page.getByRole('region', { name: '8 Motivos para contratar' });
    await expect(reasons.getByRole('listitem').getByRole('heading')).toHaveText([
      'Segurança jurídica',
      'Redução de custos',
      'Networking qualificado',
      'Excelência no serviço',
      'Atendimento ágil',
      'Atendimento humanizado',
      'Inovação constante',
      'Foco em resultados',
    ]);
    await expect(reasons.getByRole('link')).toHaveAttribute(
      'href',
      chatHref('Olá! Preciso de ajuda com uma necessidade da minha empresa.'),
    );
  });

  await test.step('four service cards and a link lead to the services', async () => {
    const services = page.getByRole('region', { name: 'Nossos Serviços' });
    await expect(services.getByRole('listitem').getByRole('link')).toHaveText([
      'Consultoria jurídica, tributária e trabalhista',
      'Soluções financeiras e bancárias',
      'Saúde ocupacional',
      'Energia solar e sustentabilidade',
    ]);
    await expect(services.getByRole('listitem').last()).toContainText('até 20%');
    await expect(services.getByRole('link', { name: 'Conheça todos os serviços' })).toHaveAttribute(
      'href',
      '/servicos',
    );
  });

  await test.step('the four certificates and their prices are listed, with a link to the certificate page', async () => {
    const section = page.getByRole('region', { name: /^Certificado digital/ });
    const offers = section.getByRole('listitem');
    await expect(offers).toHaveText([
      /e-CNPJ A1.*R\$ 150,00.*Arquivo, válido por 1 ano/,
      /e-CPF A1.*R\$ 120,00.*Arquivo, válido por 1 ano/,
      /e-CNPJ A3.*R\$ 290,00.*Token físico, válido por 3 anos.*Renovação R\$ 250$/,
      /e-CPF A3.*R\$ 250,00.*Token físico, válido por 3 anos/,
    ]);
    await expect(section.getByRole('link')).toHaveAttribute('href', '/certificacao-digital');
  });

  await test.step('the channels, the testimonials and the invitation to join are there', async () => {
    const channels = page.getByRole('region', { name: 'Canais de manifestação' });
    await expect(channels.getByRole('link', { name: 'Ver todos os canais' })).toHaveAttribute(
      'href',
      '/canais-manifestacao',
    );
    await expect(channels.getByRole('link', { name: 'Defesa do consumidor' })).toHaveAttribute(
      'href',
      '/canais-manifestacao?q=procon',
    );

    const testimonials = page.getByRole('region', { name: 'O que muda no dia a dia' });
    await expect(testimonials.getByRole('figure')).toHaveCount(3);
    for (const testimonial of await testimonials.getByRole('figure').all()) {
      await expect(testimonial.getByRole('blockquote')).not.toBeEmpty();
      await expect(
        testimonial.getByRole('caption').or(testimonial.locator('figcaption')),
      ).toHaveText(/\S+\s*\S+/);
    }
    await expect(testimonials).toContainText('Depoimentos ilustrativos.');

    const join = page.getByRole('region', { name: 'Junte-se a nós' });
    await expect(join.getByRole('link', { name: 'Seja parceiro' })).toHaveAttribute(
      'href',
      '/seja-parceiro',
    );
    await expect(join.getByRole('link', { name: 'Quero me associar' })).toHaveAttribute(
      'href',
      chatHref('Olá! Gostaria de me associar. Podem me explicar como funciona?'),
    );
  });

  await test.step('a service card leads to that service', async () => {
    await page
      .getByRole('region', { name: 'Nossos Serviços' })
      .getByRole('link', { name: 'Saúde ocupacional' })
      .click();
    await expect(page).toHaveURL('/servicos#saude');
    await expect(
      page.getByRole('heading', { level: 2, name: 'Saúde ocupacional' }),
    ).toBeInViewport();
  });
});
