import { expect, test } from 'vitest';
import type { RenderedPage } from './pages.ts';
import { searchEntriesOf } from './searchEntries.ts';

const page: RenderedPage = {
  path: '/cursos',
  folder: 'courses',
  head: {
    title: 'Cursos',
    description: 'Cursos para quem empreende em Goiás.',
    synonyms: ['aula', 'treinamento'],
  },
  html: `<section><h1>Cursos</h1></section>
    <section id="precos"><h2>Preços &amp; prazos</h2><p>R$ <b>90</b> por mês</p></section>
    <section id="manha"><h2>De manhã</h2><p>R$ 150,00, na renovação R$ 150</p></section>
    <section id="perguntas"><h2>3<!-- -->. Dúvidas</h2>
      <section id="certificado"><h3>Certificado</h3><h4>Tem certificado?</h4>Tem.</section>
    </section>`,
  structuredData: [
    {
      '@type': 'Service',
      name: 'Curso',
      hasOfferCatalog: {
        itemListElement: [
          { name: 'À tarde', priceSpecification: { price: 90, unitCode: 'MON' } },
          { name: 'À noite', price: 120.5 },
          { name: 'De manhã', price: '150.00' },
          { name: 'Renovação', price: '150' },
        ],
      },
    },
  ],
  questions: [{ question: 'Tem certificado?', answer: 'Tem.' }],
  picture: undefined,
  ownEntries: [{ kind: 'entity', title: 'Sebrae', href: '/cursos' }],
};

const entries = searchEntriesOf(page);
const titled = (title: string) => entries.find((entry) => entry.title === title);

test('a page is found by its head, its synonyms and its headings, with its lowest price', () => {
  expect(titled('Cursos')).toEqual({
    kind: 'page',
    title: 'Cursos',
    href: '/cursos',
    text: 'Cursos para quem empreende em Goiás.',
    fact: 'a partir de R$ 90 por mês',
    words: 'aula\ntreinamento',
    headings: 'Preços & prazos\nDe manhã\nDúvidas\nCertificado',
  });
});

test('a price leads to the part of the page that says it, one that no part says to the page', () => {
  expect(titled('Curso: À tarde')).toMatchObject({
    kind: 'price',
    href: '/cursos#precos',
    fact: 'R$ 90 por mês',
    place: 'Cursos',
  });
  expect(titled('Curso: À noite')).toMatchObject({ href: '/cursos', fact: 'R$ 120,50' });
  // It is shown as the page shows it, with or without its cents.
  expect(titled('Curso: De manhã')).toMatchObject({ href: '/cursos#manha', fact: 'R$ 150,00' });
  expect(titled('Curso: Renovação')).toMatchObject({ href: '/cursos#manha', fact: 'R$ 150' });
});

test('a question comes with its answer and leads to the smallest part in which it is answered', () => {
  expect(titled('Tem certificado?')).toMatchObject({
    kind: 'question',
    href: '/cursos#certificado',
    text: 'Tem.',
  });
});

test('parts with an anchor are found, without the number of their headings, and what the page lists itself', () => {
  expect(titled('Preços & prazos')).toMatchObject({ href: '/cursos#precos', place: 'Cursos' });
  expect(titled('Dúvidas')).toMatchObject({ href: '/cursos#perguntas' });
  expect(titled('Sebrae')).toMatchObject({ kind: 'entity' });
});
