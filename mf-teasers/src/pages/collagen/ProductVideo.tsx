import { LinkButton } from '@site/ui/button/LinkButton.tsx';
import { Picture, type ResponsivePicture } from '@site/ui/picture/Picture.tsx';

interface ProductVideoProps {
  title: string;
  youtubeId: string;
  poster: ResponsivePicture;
}

/** Poster of the video; plays on the video's own site. */
export function ProductVideo({ title, youtubeId, poster }: ProductVideoProps) {
  return (
    <div className="relative overflow-hidden rounded-lg rounded-br-petal">
      <Picture
        picture={{ ...poster, alt: '' }}
        sizes="(min-width: 64rem) 48rem, 92vw"
        className="aspect-video w-full object-cover"
      />
      <div className="absolute inset-0 grid place-items-center">
        <LinkButton
          href={`https://www.youtube.com/watch?v=${youtubeId}`}
          newTab
          size="lg"
          icon="play"
        >
          {title}
        </LinkButton>
      </div>
    </div>
  );
}
