import { Embed } from '@site/design/ui/embed/Embed.tsx';
import { Picture, type ResponsivePicture } from '@site/design/ui/picture/Picture.tsx';
import { useEmbed } from '@site/runtime';
import type { Content } from './schema.ts';

type ProductVideoProps = Content['video'] & {
  /** The video's name at YouTube: `SITE_PRODUCT_VIDEO`. */
  youtubeId: string;
  poster: ResponsivePicture;
};

/** The product's video: a poster until the visitor, or a stored consent, asks for it. */
export function ProductVideo({ youtubeId, poster, title, loadLabel, outLabel }: ProductVideoProps) {
  return (
    <Embed
      {...useEmbed('videos')}
      title={title}
      loadLabel={loadLabel}
      outLabel={outLabel}
      src={`https://www.youtube-nocookie.com/embed/${youtubeId}`}
      outUrl={`https://www.youtube.com/watch?v=${youtubeId}`}
      preview={<Picture picture={{ ...poster, alt: '' }} sizes="(min-width: 64rem) 48rem, 92vw" />}
    />
  );
}
