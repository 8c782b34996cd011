import { Embed } from '@site/design/ui/embed/Embed.tsx';
import { useEmbed } from '@site/runtime';
import { content } from './content.ts';
import mp4 from './video/colageno.mp4?url';
import captions from './video/colageno.vtt?url';
import webm from './video/colageno.webm?url';
import poster from './video/poster.webp?url';

const texts = content.video;

/** The video that comes with the site. */
export function ProductVideo() {
  return (
    <figure>
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        width={1280}
        height={720}
        aria-label={texts.title}
        className="h-auto w-full rounded-lg border border-line bg-paper"
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        <track kind="captions" srcLang="pt-BR" label={texts.captions} src={captions} />
        <a href={mp4}>{texts.download}</a>
      </video>
      <figcaption className="mt-3 text-sm text-muted">{texts.note}</figcaption>
    </figure>
  );
}

/** The video at YouTube that `SITE_PRODUCT_VIDEO` names: a picture until the visitor, or a stored consent, asks for it. */
export function YouTubeVideo({ youtubeId }: { youtubeId: string }) {
  return (
    <Embed
      {...useEmbed('videos')}
      title={texts.title}
      loadLabel={texts.loadLabel}
      outLabel={texts.outLabel}
      src={`https://www.youtube-nocookie.com/embed/${youtubeId}`}
      outUrl={`https://www.youtube.com/watch?v=${youtubeId}`}
      preview={<img src={poster} alt="" loading="lazy" />}
    />
  );
}
