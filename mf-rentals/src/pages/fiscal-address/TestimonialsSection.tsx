import { fill } from '@site/content/fill.ts';
import { Carousel } from '@site/design/ui/carousel/Carousel.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { Testimonial } from '@site/design/ui/testimonial/Testimonial.tsx';
import { content } from './content.ts';

/** The rating, large, beside what clients say. */
export function TestimonialsSection() {
  const { heading, rating, carousel, items } = content.testimonials;
  return (
    <Section heading={heading}>
      <div className="grid grid-cols-1 gap-6 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @4xl:gap-16">
        <div>
          <p className="sr-only">{rating.description}</p>
          <div aria-hidden="true" className="flex flex-wrap items-end gap-x-6 gap-y-3 @4xl:block">
            <p className="text-[min(6rem,20vw)] leading-none font-bold tracking-tight text-link">
              {rating.score}
            </p>
            <div>
              <p className="flex gap-1 text-gold @4xl:mt-3">
                {[1, 2, 3, 4, 5].map((star) => (
                  <Icon key={star} icon={rating.icon} area={rating.icon} className="size-7" />
                ))}
              </p>
              <p className="mt-1 text-lg text-muted @4xl:mt-3">{rating.reviews}</p>
            </div>
          </div>
        </div>
        <Carousel
          texts={carousel}
          indicator="dots"
          slidesClassName="mb-3 [scrollbar-width:none] noscript:[scrollbar-width:thin]"
          slides={items.map(({ role, ...testimonial }, place) => ({
            name: fill(carousel.position, { number: place + 1, count: items.length }),
            content: <Testimonial {...testimonial} position={role} className="h-full" />,
          }))}
        />
      </div>
    </Section>
  );
}
