import type { EntityLogo } from './entities.ts';

interface MonogramProps {
  text: string;
  logo: EntityLogo;
  className?: string | undefined;
}

const outlines: Record<EntityLogo['shape'], string> = {
  escudo: 'M32 3 58 11v19c0 15-10 25-26 31C16 55 6 45 6 30V11Z',
  frontao: 'M32 3 61 19v42H3V19Z',
  petala: 'M4 60V32a28 28 0 1 1 28 28Z',
  selo: 'M32 4a28 28 0 1 1 0 56a28 28 0 1 1 0-56Z',
  hexagono: 'M32 3 58 17v30L32 61 6 47V17Z',
};

const tones: Record<EntityLogo['tone'], { shape: string; text: string }> = {
  green: { shape: 'fill-green', text: 'fill-on-green' },
  night: { shape: 'fill-night', text: 'fill-on-night' },
  gold: { shape: 'fill-gold', text: 'fill-on-gold' },
  moss: { shape: 'fill-moss', text: 'fill-green' },
};

/** Initials on a drawn shape, in place of a logo. Decoration: the name stands beside it. */
export function Monogram({ text, logo, className = 'size-14' }: MonogramProps) {
  const tone = tones[logo.tone];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={`monogram ${className}`}>
      <path
        d={outlines[logo.shape]}
        strokeWidth={2}
        strokeLinejoin="round"
        className={`stroke-contour ${tone.shape}`}
      />
      <text
        x={32}
        y={logo.shape === 'frontao' ? 41 : 34}
        fontSize={sizeOf(text)}
        textAnchor="middle"
        dominantBaseline="central"
        className={`font-bold ${tone.text}`}
      >
        {text}
      </text>
    </svg>
  );
}

/** Longer initials are set smaller, so that they stay inside the shape. */
function sizeOf(text: string): number {
  if (text.length <= 2) return 24;
  if (text.length <= 3) return 20;
  return text.length <= 4 ? 16 : 12.5;
}
