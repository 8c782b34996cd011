import { Section } from '@site/design/ui/section/Section.tsx';
import { Testimonial } from '@site/design/ui/testimonial/Testimonial.tsx';
import type { content } from './content.ts';

/** What members say; the middle testimonial stands lower where there is room. */
export function TestimonialsSection({ heading, note, items }: typeof content.testimonials) {
  return (
    <Section tone="paper" heading={heading} intro={<p className="text-sm">{note}</p>}>
      <ul className="grid grid-cols-1 gap-5 @4xl:grid-cols-3 @4xl:pb-10">
        {items.map((testimonial, index) => (
          <li
            key={testimonial.author}
            className={index === 1 ? 'grid @4xl:translate-y-10' : 'grid'}
          >
            <Testimonial {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
