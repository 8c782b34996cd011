import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Money } from '@site/design/ui/money/Money.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { type CertificateOffer, certificateTypes } from '../../content/certificates.ts';
import { content } from './content.ts';
import { certificateChat } from './OffersSection.tsx';

/** Three questions that lead to one certificate. Radio buttons and style sheets alone, no script. */
export function ChooserSection() {
  const { heading, intro, holder, format, request, waiting } = content.chooser;
  return (
    <Section tone="moss" space="wide" heading={heading} intro={intro}>
      <div className="group/chooser grid grid-cols-1 items-start gap-8 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:gap-12">
        <div className="grid gap-6">
          <Question name="titular" {...holder} />
          <Question name="formato" {...format} />
          <Question name="pedido" {...request} />
        </div>
        <div
          role="status"
          className="surface-paper rounded-lg rounded-tr-petal border border-line sticky-panel p-card @4xl:p-8"
        >
          <p className={`text-lg text-muted ${hiddenOnceAnswered}`}>{waiting}</p>
          {content.offers.items.map((offer) => (
            <Answer key={offer.title} offer={offer} />
          ))}
        </div>
      </div>
    </Section>
  );
}

const hiddenOnceAnswered =
  'group-has-[[name=titular]:checked]/chooser:group-has-[[name=formato]:checked]/chooser:group-has-[[name=pedido]:checked]/chooser:hidden';

function Question({ name, legend, options }: { name: string } & typeof content.chooser.holder) {
  return (
    <fieldset>
      <legend className="text-xl font-bold tracking-tight">{legend}</legend>
      <div className="mt-3 grid grid-cols-1 gap-3 @xl:grid-cols-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-touch cursor-pointer items-center gap-3 rounded-lg border border-control bg-paper px-4 py-3 font-semibold hover:border-ink has-checked:border-green has-checked:ring-1 has-checked:ring-green has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              autoComplete="off"
              className="size-5 shrink-0 accent-green outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/* Spelled out, because style sheets are made from whole class names. */
const shown = {
  empresa: 'hidden group-has-[[value=empresa]:checked]/chooser:block',
  pessoa: 'hidden group-has-[[value=pessoa]:checked]/chooser:block',
  arquivo: 'hidden group-has-[[value=arquivo]:checked]/chooser:block',
  token: 'hidden group-has-[[value=token]:checked]/chooser:block',
  first: 'hidden group-has-[[value=first]:checked]/chooser:block',
  renewal: 'hidden group-has-[[value=renewal]:checked]/chooser:block',
};

/** One certificate as an answer, issued or renewed; shown only where all three answers lead to it. */
function Answer({ offer }: { offer: CertificateOffer }) {
  const { answer } = content.chooser;
  const { title, type, price, renewalPrice } = offer;
  const { issue, renew, onRequest } = content.offers;
  const requests = [
    { request: 'first', reais: price, action: issue },
    { request: 'renewal', reais: renewalPrice, action: renew },
  ] as const;
  return (
    <div className={shown[offer.holder]}>
      <div className={shown[type === 'A1' ? 'arquivo' : 'token']}>
        {requests.map(({ request, reais, action }) => (
          <div key={request} className={shown[request]}>
            <p className="text-muted">{answer}</p>
            <p className="mt-1 text-3xl font-bold tracking-tight">{title}</p>
            <p className="mt-1 text-muted">{certificateTypes[type].summary}</p>
            <p className="mt-4 mb-6 text-4xl font-bold tracking-tight">
              {reais ? <Money reais={reais} centavos /> : onRequest}
            </p>
            <ChatLink block {...certificateChat(offer, action)} />
          </div>
        ))}
      </div>
    </div>
  );
}
