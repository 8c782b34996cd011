import { Accordion } from '../accordion/Accordion.tsx';
import { Card } from '../card/Card.tsx';
import { LinkCard } from '../card/LinkCard.tsx';
import { CheckList } from '../check-list/CheckList.tsx';
import { IconList } from '../icon-list/IconList.tsx';
import { Picture, type ResponsivePicture } from '../picture/Picture.tsx';
import { Section } from '../section/Section.tsx';
import { Steps } from '../steps/Steps.tsx';
import { Testimonial } from '../testimonial/Testimonial.tsx';
import { CarouselStates } from './CarouselStates.tsx';
import { reasons, steps } from './texts.ts';

/** Cards, lists, pictures and questions. */
export function ContentStates({ pictures }: { pictures: readonly ResponsivePicture[] }) {
  const [first] = pictures;
  return (
    <>
      <Section heading="8 Motivos para contratar" eyebrow="Por que a associação">
        <IconList items={reasons} />
      </Section>
      <Section heading="Nossos serviços" tone="moss">
        <ul className="card-grid-64">
          <LinkCard as="li" href="#a" title="Assessoria jurídica" icon="scale">
            Consultas tributárias e trabalhistas.
          </LinkCard>
          <LinkCard as="li" href="https://x.example" newTab title="Energia solar" icon="sun">
            Até 20% de economia na conta de luz.
          </LinkCard>
          {first ? (
            <LinkCard
              as="li"
              href="#c"
              title="Auditório"
              picture={
                <Picture
                  picture={first}
                  sizes="24rem"
                  className="aspect-photo w-full object-cover"
                />
              }
            />
          ) : null}
        </ul>
        <div className="card-grid-64 mt-5">
          <Card title="Cartão" icon="mic">
            Com fundo branco e linha fina.
          </Card>
          <Card title="Cartão sem caixa" tone="plain">
            Para grades calmas.
          </Card>
        </div>
      </Section>
      <Section heading="Como funciona" layout="side">
        <Steps items={steps} />
        <CheckList
          className="mt-12"
          columns
          items={['Som e projeção', 'Ar-condicionado', 'Wi-Fi']}
        />
      </Section>
      <CarouselStates pictures={pictures} />
      <Testimonials />
    </>
  );
}

function Testimonials() {
  return (
    <>
      <Section heading="O que dizem os associados">
        <div className="card-grid-72">
          <Testimonial
            text="Troquei a maquininha e a taxa caiu pela metade no primeiro mês."
            author="Marina Alves"
            position="Proprietária"
            company="Padaria Central"
          />
          <Testimonial text="Atendimento rápido e humano." author="Carlos Lima" />
        </div>
      </Section>
      <Section heading="Perguntas frequentes" tone="paper" layout="side">
        <Accordion
          items={[
            {
              question: 'Qual a diferença entre A1 e A3?',
              answer: 'A1 é um arquivo e vale 1 ano. A3 é um token e vale 3 anos.',
            },
            { question: 'Posso renovar pela internet?', answer: 'Sim, por videoconferência.' },
          ]}
        />
      </Section>
    </>
  );
}
