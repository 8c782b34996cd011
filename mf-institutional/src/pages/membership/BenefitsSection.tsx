import { Container } from '@site/design/ui/container/Container.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { Picture } from '@site/design/ui/picture/Picture.tsx';
import type { content } from './content.ts';

/** The benefits as a list to read down, beside a picture that stays in view. */
export function BenefitsSection(props: typeof content.benefits) {
  const { heading, picture, pictureNote, items } = props;
  return (
    <section aria-label={heading} className="surface-paper py-section">
      <Container>
        <div className="grid grid-cols-1 items-start gap-12 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:gap-16">
          <figure className="@4xl:sticky @4xl:top-[calc(var(--header-height,4.5rem)+2rem)]">
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 31rem, 92vw"
              className="aspect-[4/3] w-full rounded-lg rounded-br-petal object-cover @4xl:aspect-[4/5]"
            />
            <figcaption className="mt-3 text-sm text-muted">{pictureNote}</figcaption>
          </figure>
          <div>
            <h2 className="text-3xl font-bold tracking-tight">{heading}</h2>
            <ul className="mt-8">
              {items.map((benefit) => (
                <BenefitRow key={benefit.title} {...benefit} />
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </section>
  );
}

function BenefitRow({ title, text, href }: (typeof content.benefits.items)[number]) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-6 border-t border-line py-5">
      <div>
        <h3 className="text-lg font-bold">
          <a
            href={href}
            className="after:absolute after:inset-0 hover:underline hover:decoration-2 hover:underline-offset-4"
          >
            {title}
          </a>
        </h3>
        <p className="text-muted">{text}</p>
      </div>
      <Icon name="arrow-right" className="size-6 text-link" />
    </li>
  );
}
