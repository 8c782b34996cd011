import type { ResponsivePicture } from '../picture/Picture.tsx';

/** A drawn stand-in, so that the showcase needs no files from any app. */
function drawPicture(alt: string, sky: string, ground: string): ResponsivePicture {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="${sky}"/>` +
    `<circle cx="118" cy="36" r="15" fill="#f5b700"/><path d="M0 72Q46 44 88 68T160 58V100H0Z" fill="${ground}"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return { alt, width: 1600, height: 1000, variants: [{ width: 1600, avif: url, webp: url }] };
}

export const drawnPictures: readonly ResponsivePicture[] = [
  drawPicture('Desenho de um sol sobre colinas verdes', '#c9d8cf', '#0f5b3e'),
  drawPicture('Desenho de um sol sobre colinas ao entardecer', '#fff3cc', '#0b3d2a'),
  drawPicture('Desenho de um sol sobre colinas ao meio-dia', '#e6efe8', '#5b6660'),
];
