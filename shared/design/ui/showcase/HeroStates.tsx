import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { ChatLink } from '../chat-link/ChatLink.tsx';
import { PageHero } from '../page-hero/PageHero.tsx';
import type { ResponsivePicture } from '../picture/Picture.tsx';
import { PriceCard } from '../price-card/PriceCard.tsx';

const chat = 'Olá!';

/** The four compositions. Real pages have one hero, and so one h1. */
export function HeroStates({ pictures }: { pictures: readonly ResponsivePicture[] }) {
  const [city, room] = pictures;
  return (
    <>
      <PageHero
        composition="cover"
        picture={city}
        title="Menos custo, mais segurança para a sua empresa"
        lead="Soluções jurídicas, financeiras e digitais para quem empreende em Goiás, contratadas em grupo e atendidas por gente daqui."
        actions={
          <>
            <ChatLink message={chat} label="Fale com um consultor" size="lg" />
            <LinkButton href="#sobre" variant="secondary" size="lg">
              Veja Nossos Casos de Sucesso
            </LinkButton>
          </>
        }
      />
      <PageHero
        composition="split"
        picture={room}
        breadcrumb={<Breadcrumb items={[{ label: 'Início', href: '/' }, { label: 'Auditório' }]} />}
        title="Auditório no centro de Goiânia"
        lead="Palco, som e projeção prontos para receber até 100 pessoas com conforto."
        actions={<ChatLink message={chat} label="Reservar pelo WhatsApp" size="lg" />}
        note="Segunda a sexta, das 9h às 12h e das 14h às 17h"
      />
      <NightHeroes />
      <PageHero
        eyebrow="Transparência"
        title="Canais de manifestação"
        lead="Encontre o órgão certo para denúncias, reclamações e elogios."
      />
    </>
  );
}

function NightHeroes() {
  return (
    <>
      <PageHero
        composition="night"
        title="Endereço fiscal a partir de R$ 90 por mês"
        lead="Credibilidade imediata e custo até 80% menor que o de um escritório."
        actions={<ChatLink message={chat} label="Contratar agora" size="lg" />}
      />
      <PageHero
        composition="night"
        title="Certificado digital sem sair da empresa"
        lead="Emissão e renovação por videoconferência."
        actions={
          <LinkButton href="#precos" size="lg" iconEnd="arrow-right">
            Ver preços
          </LinkButton>
        }
        aside={<PriceCard level={2} name="e-CNPJ A1" price="R$ 150,00" period="por 1 ano" />}
      />
    </>
  );
}
