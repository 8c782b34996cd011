import { fill } from '@site/content/fill.ts';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Money } from '@site/design/ui/money/Money.tsx';
import type { CertificateOffer } from '../../content/certificates.ts';
import { certificateTypes } from '../../content/certificates.ts';
import type { content } from './content.ts';

interface ChooserAnswerProps {
  offer: CertificateOffer;
  offers: typeof content.offers;
  texts: Pick<typeof content.chooser, 'answer' | 'onRequest'>;
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

const priceClass = 'mt-4 mb-6 text-4xl font-bold tracking-tight';

/** One certificate as an answer, issued or renewed; shown only where all three answers lead to it. */
export function ChooserAnswer({ offer, offers, texts }: ChooserAnswerProps) {
  const { title, type, price, renewalPrice, whatsappUrl } = offer;
  const { issue, renew } = offers;
  const filled = (action: typeof issue) => ({
    label: fill(action.label, { title }),
    message: fill(action.message, { title }),
    whatsappUrl,
  });
  const head = (
    <>
      <p className="text-muted">{texts.answer}</p>
      <p className="mt-1 text-3xl font-bold tracking-tight">{title}</p>
      <p className="mt-1 text-muted">{certificateTypes[type].summary}</p>
    </>
  );
  return (
    <div className={shown[offer.holder]}>
      <div className={shown[type === 'A1' ? 'arquivo' : 'token']}>
        <div className={shown.first}>
          {head}
          <p className={priceClass}>
            <Money reais={price} centavos />
          </p>
          <ChatLink block {...filled(issue)} />
        </div>
        <div className={shown.renewal}>
          {head}
          <p className={priceClass}>
            {renewalPrice ? <Money reais={renewalPrice} /> : texts.onRequest}
          </p>
          <ChatLink block {...filled(renew)} />
        </div>
      </div>
    </div>
  );
}
