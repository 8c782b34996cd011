import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { ChatLink } from '../chat-link/ChatLink.tsx';
import { CtaBand } from '../cta-band/CtaBand.tsx';
import { Section, type SectionTone } from '../section/Section.tsx';

const tones: readonly SectionTone[] = ['sand', 'paper', 'moss', 'night'];
const chat = 'Olá!';

/** Buttons, links and badges on every tone. */
export function ActionStates() {
  return (
    <>
      {tones.map((tone) => (
        <Section key={tone} tone={tone} heading={`Ações sobre ${tone}`} layout="side">
          <div className="flex flex-wrap items-center gap-3">
            <Button>Principal</Button>
            <Button variant="secondary">Secundário</Button>
            <Button variant="quiet">Discreto</Button>
            <ChatLink message={chat} label="Fale no WhatsApp" />
            <Button size="lg" icon="search">
              Grande com ícone
            </Button>
            <Button disabled>Desligado</Button>
            <LinkButton href="https://mapa.example" newTab variant="secondary" iconEnd="external">
              Abrir mapa
            </LinkButton>
            <Badge>Neutro</Badge>
            <Badge tone="green">Vaga</Badge>
            <Badge tone="gold">Mais popular</Badge>
          </div>
          <p className="mt-6">
            Texto corrido com <a href="#link">um link</a> no meio.
          </p>
        </Section>
      ))}
      <CtaBand
        title="Junte-se a nós"
        text="Empresas associadas pagam menos e decidem juntas."
        actions={[
          { label: 'Quero me associar', message: chat },
          { label: 'Seja parceiro', href: '/seja-parceiro' },
        ]}
      />
    </>
  );
}
