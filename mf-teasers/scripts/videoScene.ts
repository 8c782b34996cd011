import { readFileSync } from 'node:fs';
import { petalPath, petalTurns, veinPath } from '@site/design/ui/petals/blossom.ts';
import { brandColors } from '@site/design/ui/petals/blossomSvg.ts';

/** Frame size in pixels, frames in a second, and length in seconds. */
export const VIDEO = { width: 1280, height: 720, fps: 25, seconds: 14 } as const;

/** Width in pixels of the green panel beside the picture. */
const PANEL = 640;
const CLOSING_AT = 11.4;

interface Scene {
  /** Seconds between which its words are to be seen. */
  from: number;
  to: number;
  title: string;
  text: string;
  /** The picture's point in the middle of the free area, and screen pixels for one of the picture's. */
  camera: { x: number; y: number; zoom: number };
}

/** What the video says; `colageno.vtt` says the same. */
const scenes: Scene[] = [
  {
    from: 1,
    to: 3,
    title: 'Colágeno 24 Horas',
    text: 'Suplemento de beleza',
    camera: { x: 900, y: 480, zoom: 0.82 },
  },
  {
    from: 3.2,
    to: 5.8,
    title: 'Rejuvenescimento da pele',
    text: 'Para cuidar da pele de dentro para fora',
    camera: { x: 725, y: 450, zoom: 1.3 },
  },
  {
    from: 6,
    to: 8.5,
    title: 'Cabelos e unhas',
    text: 'O mesmo cuidado, todos os dias',
    camera: { x: 470, y: 380, zoom: 1.25 },
  },
  {
    from: 8.7,
    to: 11.2,
    title: 'Fórmula completa',
    text: 'Colágeno tipos I e II, ácido hialurônico e vitaminas',
    camera: { x: 960, y: 690, zoom: 1.34 },
  },
];

const closing = {
  title: 'Entrega em até 24 horas',
  text: 'Compre com o consultor pelo WhatsApp',
};

/** Petals that fall over the closing words: place from the left, delay, size, and turn. */
const falling = [
  [90, 0, 0.7, 20],
  [240, 0.7, 0.5, 140],
  [395, 0.25, 0.85, 250],
  [900, 0.5, 0.6, 80],
  [1040, 0.1, 0.9, 310],
  [1190, 0.8, 0.55, 200],
] as const;

const dataUrl = (url: URL, type: string) =>
  `data:${type};base64,${readFileSync(url).toString('base64')}`;
const photo = new URL('../src/pages/collagen/produto-colageno-1600.webp', import.meta.url);
const font = new URL(
  '../../shared/design/styles/fonts/atkinson-hyperlegible-next-pt.woff2',
  import.meta.url,
);
const { night, gold, shade, mist } = brandColors;

/** The page that is photographed frame by frame: all that `frameAt` places. */
export const stage = `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Brand;src:url(${dataUrl(font, 'font/woff2')});font-weight:400 700}
body{margin:0;width:${VIDEO.width}px;height:${VIDEO.height}px;overflow:hidden;font-family:Brand;background:${night}}
body>*{position:absolute}
#photo{left:0;top:0;transform-origin:0 0}
#panel{left:0;top:0;height:100%;background:${night}}
svg{left:0;top:0;width:100%;height:100%}
.words{left:64px;width:${PANEL - 112}px;color:#fff;top:296px}
.words h1{margin:0;font-size:60px;line-height:1.08;letter-spacing:-.02em;text-wrap:balance}
.words p{margin:22px 0 0;font-size:36px;line-height:1.3;color:${mist};text-wrap:balance}
.closing{left:0;width:100%;top:352px;text-align:center}
.closing h1{font-size:72px}
</style><img id="photo" src="${dataUrl(photo, 'image/webp')}" width="1600" height="1000" alt="">
<div id="panel"></div>
${[...scenes, closing].map(({ title, text }, place) => `<div class="words${place === scenes.length ? ' closing' : ''}"><h1>${title}</h1><p>${text}</p></div>`).join('')}
<svg viewBox="0 0 ${VIDEO.width} ${VIDEO.height}"></svg>`;

/** Everything that moves, as styles by selector, and the drawn shapes, at one moment. */
export function frameAt(second: number): { styles: Record<string, string>; shapes: string } {
  const opening = ease(second, 0.3, 1.2);
  const end = ease(second, CLOSING_AT, CLOSING_AT + 1);
  const width = PANEL * opening + (VIDEO.width - PANEL) * end;
  const radius = 96 * opening * (1 - end);
  const words = [...scenes, { from: CLOSING_AT + 0.8, to: VIDEO.seconds + 1 }].map(
    ({ from, to }, place) => {
      const shown = ease(second, from, from + 0.6) * (1 - ease(second, to - 0.35, to));
      const rise = 18 * (1 - ease(second, from, from + 0.6));
      return [
        `.words:nth-of-type(${place + 2})`,
        `opacity:${shown};transform:translateY(${rise}px)`,
      ] as const;
    },
  );
  return {
    styles: {
      '#photo': `transform:${cameraAt(second, opening)}`,
      '#panel': `width:${width}px;border-top-right-radius:${radius}px`,
      ...Object.fromEntries(words),
    },
    shapes: blossomAt(second, end) + progressAt(second, opening * (1 - end)) + petalsAt(second),
  };
}

/** From scene to scene, and slowly nearer within each. */
function cameraAt(second: number, opening: number): string {
  let { x, y, zoom } = { x: 800, y: 500, zoom: 0.8 };
  for (const [place, { from, camera }] of scenes.entries()) {
    const share = place === 0 ? opening : ease(second, from - 0.5, from + 0.9);
    x += (camera.x - x) * share;
    y += (camera.y - y) * share;
    zoom += (camera.zoom - zoom) * share;
  }
  zoom *= 1 + 0.008 * second;
  const middle = VIDEO.width / 2 + (PANEL / 2) * opening;
  return `translate(${middle - x * zoom}px,${VIDEO.height / 2 - y * zoom}px) scale(${zoom})`;
}

/** The ipê opens petal by petal, and comes to the middle for the closing words. */
function blossomAt(second: number, end: number): string {
  const x = 124 + (VIDEO.width / 2 - 124) * end;
  const y = 200 + 20 * end;
  const size = 1.25 + 0.95 * end;
  const petals = petalTurns.map((turn, place) => {
    const open = ease(second, 0.9 + place * 0.16, 1.6 + place * 0.16);
    return `<g transform="rotate(${turn - 40 * (1 - open)}) scale(${open})">${petal}</g>`;
  });
  const middle = ease(second, 0.9, 1.3);
  return `<g transform="translate(${x} ${y}) rotate(${second * 1.5}) scale(${size})">${petals.join('')}<circle r="${5 * middle}" fill="${night}"/></g>`;
}

/** One small petal for each benefit, gold once it was named. */
function progressAt(second: number, opacity: number): string {
  return scenes
    .slice(1)
    .map(({ from }, place) => {
      const fill = ease(second, from, from + 0.5);
      return `<g opacity="${opacity}" transform="translate(${78 + place * 44} 648) scale(.55)"><path d="${petalPath}" fill="#fff" opacity=".22"/><path d="${petalPath}" fill="${gold}" opacity="${fill}"/></g>`;
    })
    .join('');
}

function petalsAt(second: number): string {
  return falling
    .map(([x, delay, size, turn]) => {
      const age = second - CLOSING_AT - 0.6 - delay;
      if (age <= 0) return '';
      const sway = 26 * Math.sin(age * 1.6 + turn);
      return `<g opacity="${ease(age, 0, 0.5)}" transform="translate(${x + sway} ${-40 + age * 215}) rotate(${turn + age * 38}) scale(${size})">${petal}</g>`;
    })
    .join('');
}

const petal = `<path d="${petalPath}" fill="${gold}"/><path d="${veinPath}" fill="none" stroke="${shade}" stroke-width="1.8" stroke-linecap="round"/>`;

/** From 0 to 1 between two moments, slow at both ends. */
function ease(second: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
