import type { ReactNode } from 'react';
import { Accordion } from '../accordion/Accordion.tsx';
import { Alert } from '../alert/Alert.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { Card } from '../card/Card.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { SlideRow } from '../carousel/SlideRow.tsx';
import { ChatLink } from '../chat-link/ChatLink.tsx';
import { CheckList } from '../check-list/CheckList.tsx';
import { CtaBand } from '../cta-band/CtaBand.tsx';
import { InputField } from '../field/InputField.tsx';
import { IconList } from '../icon-list/IconList.tsx';
import { IconTile } from '../icon-tile/IconTile.tsx';
import { Icon } from '../icons/Icon.tsx';
import * as icons from '../icons/icons.ts';
import { KeyFigure } from '../key-figure/KeyFigure.tsx';
import { Logo } from '../logo/Logo.tsx';
import { PageHero } from '../page-hero/PageHero.tsx';
import { Picture, type ResponsivePicture } from '../picture/Picture.tsx';
import { PriceCard } from '../price-card/PriceCard.tsx';
import { Section } from '../section/Section.tsx';
import { SelectField } from '../select-field/SelectField.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Steps } from '../steps/Steps.tsx';
import { Testimonial } from '../testimonial/Testimonial.tsx';

const TONES = ['sand', 'paper', 'moss', 'night'] as const;
const TYPE_SIZES = 'text-5xl text-4xl text-3xl text-2xl text-xl text-base text-sm'.split(' ');
const LEAD = 'Soluções para quem empreende em Goiás, atendidas por gente daqui.';
const ITEMS = ['Segurança jurídica', 'Redução de custos', 'Atendimento ágil'];

const picture = drawnPicture();
const chat = <ChatLink message="Olá!" label="Fale no WhatsApp" />;
const photo = (
  <Picture picture={picture} sizes="24rem" className="aspect-photo w-full object-cover" />
);
const slides = ITEMS.map((name) => ({ name, content: photo }));
const turns = { previous: 'Anterior', next: 'Próxima' };

/** What follows the heroes: a section for each heading. */
const STATES: Readonly<Record<string, ReactNode>> = {
  'Tipos e ícones': (
    <>
      {TYPE_SIZES.map((size) => (
        <p key={size} className={size}>
          {`${size}: ação, você, João, R$ 2.160 → 10%`}
        </p>
      ))}
      <ul className="card-grid-40 mt-10">
        {Object.entries(icons).map(([name, icon]) => (
          <li key={name} className="flex items-center gap-3 text-sm">
            <Icon icon={icon} className="size-6" />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <IconTile icon={icons.shieldIcon} />
      <IconTile icon={icons.starIcon} area={icons.starIcon} />
    </>
  ),
  Cartões: (
    <div className="card-grid-64">
      <Card title="Cartão" icon={icons.micIcon}>
        Com fundo branco e linha fina.
      </Card>
      <Card title="Cartão sem caixa" tone="plain">
        Para grades calmas.
      </Card>
    </div>
  ),
  Preços: (
    <div className="card-grid-72 items-stretch">
      <PriceCard
        name="Bienal"
        price="R$ 90"
        period="por mês"
        badge="Mais popular"
        highlighted
        lines={[{ label: 'Economia', value: 'R$ 720' }]}
        action={chat}
      />
      <PriceCard
        name="Mensal"
        price="R$ 120"
        period="por mês"
        description="Cancele quando quiser."
      />
    </div>
  ),
  Listas: (
    <>
      <IconList items={ITEMS.map((title) => ({ icon: icons.shieldIcon, title, text: LEAD }))} />
      <Steps items={ITEMS.map((title) => ({ title, text: LEAD }))} />
      <CheckList columns items={ITEMS} />
    </>
  ),
  Galerias: (
    <>
      <Carousel
        autoplay={{ pause: 'Pausar', play: 'Iniciar' }}
        indicator="dots"
        texts={{ ...turns, label: 'Fotos', note: 'Imagem ilustrativa', count: '3 fotos' }}
        slides={slides}
      />
      <SlideRow texts={{ ...turns, label: 'Apoiadores' }} slides={slides} />
    </>
  ),
  Depoimentos: (
    <div className="card-grid-72">
      <Testimonial
        text="A taxa caiu pela metade no primeiro mês."
        author="Marina Alves"
        position="Proprietária"
        company="Padaria Central"
      />
      <Testimonial text="Atendimento rápido e humano." author="Carlos Lima" />
    </div>
  ),
  'Número em destaque': (
    <KeyFigure
      title="Conta de energia"
      figure="até 20%"
      text="Uma loja que paga R$ 1.000 de luz por mês economiza até R$ 200."
      link={{ label: 'Ver a energia solar', href: '/servicos' }}
    />
  ),
  Perguntas: (
    <Accordion
      items={[
        { question: 'Qual a diferença entre A1 e A3?', answer: 'A1 é um arquivo e vale 1 ano.' },
        { question: 'Posso renovar pela internet?', answer: 'Sim, por videoconferência.' },
      ]}
    />
  ),
  Campos: (
    <form className="surface-paper card-grid-64 rounded-lg border border-line p-6">
      <InputField label="Nome" required placeholder="Maria da Silva" autoComplete="off" />
      <InputField label="WhatsApp" hint="Com DDD" type="tel" placeholder="(62) 90000-0000" />
      <InputField label="E-mail" required error="E-mail inválido" defaultValue="maria@" />
      <InputField label="Empresa" disabled defaultValue="Desligado" />
      <SelectField label="Tipo" options={[{ value: 'all', label: 'Todas' }]} />
    </form>
  ),
  'Mensagens e espera': (
    <>
      <Alert title="Em breve">Blog requer integração com banco de dados.</Alert>
      <Alert tone="success">Seus dados foram registrados com sucesso!</Alert>
      <Alert tone="error" title="Não foi possível carregar" action={<Button>Tentar</Button>}>
        Verifique a conexão e tente de novo.
      </Alert>
      <div className="surface-paper grid gap-3 p-6">
        <Skeleton className="h-7 w-1/2" />
        <Skeleton />
      </div>
    </>
  ),
};

/** Every component in every state, for developers. Mounted by the development server at /_ui. */
export function Showcase() {
  return (
    <>
      <PageHero composition="cover" picture={picture} title="Capa" lead={LEAD} actions={chat} />
      <PageHero
        composition="split"
        picture={picture}
        breadcrumb="Dividida"
        title="Dividida"
        lead={LEAD}
        note="Segunda a sexta, das 9h às 12h"
      />
      <PageHero composition="night" title="Noite" lead={LEAD} aside={photo} />
      <PageHero eyebrow="Transparência" title="Faixa" lead={LEAD} />
      {TONES.map((tone) => (
        <Section key={tone} tone={tone} heading={`Ações sobre ${tone}`} layout="side">
          <Actions />
        </Section>
      ))}
      <CtaBand
        title="Junte-se a nós"
        text={LEAD}
        actions={[
          { label: 'Quero me associar', message: 'Olá!' },
          { label: 'Seja Parceiro', href: '/seja-parceiro' },
        ]}
      />
      {Object.entries(STATES).map(([heading, states]) => (
        <Section key={heading} heading={heading}>
          {states}
        </Section>
      ))}
    </>
  );
}

function Actions() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Logo name="Ipê Empresarial" />
      <Button>Principal</Button>
      <Button variant="secondary">Secundário</Button>
      <Button variant="quiet">Discreto</Button>
      <Button size="lg" icon={icons.searchIcon}>
        Grande com ícone
      </Button>
      <Button disabled>Desligado</Button>
      {chat}
      <LinkButton
        href="https://mapa.example"
        newTab
        variant="secondary"
        iconEnd={icons.externalIcon}
      >
        Abrir mapa
      </LinkButton>
      <Badge>Neutro</Badge>
      <Badge tone="green">Vaga</Badge>
      <Badge tone="gold">Mais popular</Badge>
      <p className="text-muted">
        Texto secundário com <a href="#link">um link</a>.
      </p>
    </div>
  );
}

/** A drawn stand-in, so that the showcase needs no files from any app. */
function drawnPicture(): ResponsivePicture {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="#c9d8cf"/>' +
    '<circle cx="118" cy="36" r="15" fill="#f5b700"/><path d="M0 72Q46 44 88 68T160 58V100H0Z" fill="#0f5b3e"/></svg>';
  const url = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return {
    alt: 'Desenho de um sol sobre colinas verdes',
    width: 1600,
    height: 1000,
    variants: [{ width: 1600, avif: url, webp: url }],
  };
}
