import { expect, test } from '../support/test.ts';

/** What each page shows under its hero, in the order of the specification. */
const ORDER: Record<string, readonly string[]> = {
  '/aluguel-auditorio': [
    'Conheça o auditório',
    'Um espaço do tamanho do seu evento',
    'O que já está no auditório',
    'Reserve pelo tempo que precisar',
    'Serviços adicionais',
    'Diga a data, nós preparamos o palco',
  ],
  '/aluguel-podcast': [
    'Entre no estúdio',
    'Equipamento de estúdio, sem levar nada de casa',
    'O que está incluído',
    'Escolha o seu tempo de gravação',
    'Como funciona o agendamento',
    'Serviços adicionais',
    'Por que gravar aqui',
    'Luz, som e câmera já estão prontos',
  ],
  '/aluguel-salas-comerciais': [
    'Veja as salas',
    'O prédio já resolve o que dá trabalho',
    'Comodidades',
    'Três tamanhos de sala',
    'Condições do aluguel, sem letra miúda',
    'Venha ver a sala antes de decidir',
  ],
};

for (const [path, headings] of Object.entries(ORDER)) {
  test(`the sections of ${path} come in the order of the specification`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      ...headings,
    ]);
  });
}
