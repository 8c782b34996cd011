import { joinClasses } from '../class-names.ts';
import { Blossom } from '../petals/Blossom.tsx';

export interface TestimonialProps {
  text: string;
  author: string;
  position?: string | undefined;
  company?: string | undefined;
  imageUrl?: string | undefined;
  className?: string | undefined;
}

/** What a member says about the association. */
export function Testimonial(props: TestimonialProps) {
  const { text, author, position, company, imageUrl, className } = props;
  const about = [position, company].filter(Boolean).join(', ');
  return (
    <figure
      className={joinClasses(
        'surface-paper flex flex-col rounded-lg rounded-tl-[3rem] border border-line p-card',
        className,
      )}
    >
      <Blossom className="size-9" />
      <blockquote className="mt-5 grow text-lg">
        <p>{`“${text}”`}</p>
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-3 border-t border-line pt-5">
        {imageUrl ? (
          <img
            src={imageUrl}
            alt={`Foto de ${author}`}
            width={56}
            height={56}
            loading="lazy"
            className="size-14 rounded-full object-cover"
          />
        ) : null}
        <span>
          <span className="block font-bold">{author}</span>
          {about ? <span className="block text-sm text-muted">{about}</span> : null}
        </span>
      </figcaption>
    </figure>
  );
}
