import type { EntityLogo } from './entities.ts';

/** A company that supports the guide. */
export interface Supporter {
  name: string;
  /** Drawn on the monogram, at most three characters. */
  initials: string;
  logo: EntityLogo;
}

/** Names of Cerrado plants and animals that stand for real supporters until there are some. */
export const supporters: readonly Supporter[] = [
  { name: 'Padaria Jatobá', initials: 'PJ', logo: { shape: 'selo', tone: 'ipe' } },
  { name: 'Gráfica Sucupira', initials: 'GS', logo: { shape: 'hexagono', tone: 'verde' } },
  { name: 'Empório Gabiroba', initials: 'EG', logo: { shape: 'petala', tone: 'noite' } },
  { name: 'Oficina Tamanduá', initials: 'OT', logo: { shape: 'escudo', tone: 'ipe' } },
  { name: 'Clínica Caliandra', initials: 'CC', logo: { shape: 'petala', tone: 'verde' } },
  { name: 'Livraria Seriema', initials: 'LS', logo: { shape: 'frontao', tone: 'noite' } },
  { name: 'Mercearia Mangaba', initials: 'MM', logo: { shape: 'selo', tone: 'verde' } },
  { name: 'Ateliê Sempre-Viva', initials: 'AS', logo: { shape: 'hexagono', tone: 'ipe' } },
];
