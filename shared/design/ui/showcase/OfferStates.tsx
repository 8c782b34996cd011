import { ChatLink } from '../chat-link/ChatLink.tsx';
import { PriceCard } from '../price-card/PriceCard.tsx';
import { Section } from '../section/Section.tsx';

const action = <ChatLink message="Olá!" label="Contratar" block />;

/** Prices and plans. */
export function OfferStates() {
  return (
    <Section heading="Planos do endereço fiscal" tone="paper" intro="Pagamento mensal por Pix.">
      <div className="card-grid-72 items-stretch">
        <PriceCard
          name="Bienal"
          price="R$ 90"
          period="por mês"
          badge="Mais popular"
          highlighted
          lines={[
            { label: 'Total em 24 meses', value: 'R$ 2.160' },
            { label: 'Economia', value: 'R$ 720' },
          ]}
          features={['Endereço para CNPJ', 'Recebimento de correspondência']}
          action={action}
        />
        <PriceCard
          name="Anual"
          price="R$ 100"
          period="por mês"
          lines={[{ label: 'Total em 12 meses', value: 'R$ 1.200' }]}
          features={['Endereço para CNPJ']}
          action={action}
        />
        <PriceCard
          name="Mensal"
          price="R$ 120"
          period="por mês"
          description="Cancele quando quiser."
          action={action}
        />
      </div>
    </Section>
  );
}
