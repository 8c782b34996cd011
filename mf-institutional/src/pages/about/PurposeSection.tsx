import { Container } from '@site/design/ui/container/Container.tsx';

export interface PurposeSectionProps {
  items: readonly { title: string; text: string }[];
}

/** Mission and vision, set large: they are what the page is for. */
export function PurposeSection({ items }: PurposeSectionProps) {
  return (
    <div className="surface-night border-y border-contour py-section">
      <Container>
        <div className="grid grid-cols-1 gap-12 @3xl:grid-cols-2 @3xl:gap-16">
          {items.map(({ title, text }) => (
            <section key={title} aria-label={title} className="border-t-2 border-gold pt-6">
              <h2 className="text-lg font-bold text-link">{title}</h2>
              <p className="mt-4 text-2xl font-medium">{text}</p>
            </section>
          ))}
        </div>
      </Container>
    </div>
  );
}
