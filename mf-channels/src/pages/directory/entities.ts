/** Outline in which a body's initials are drawn: ours, never its trademark. */
export const LOGO_SHAPES = ['escudo', 'frontao', 'petala', 'selo', 'hexagono'] as const;
export const LOGO_TONES = ['green', 'night', 'gold', 'moss'] as const;

/** A drawn monogram. */
export interface EntityLogo {
  shape: (typeof LOGO_SHAPES)[number];
  tone: (typeof LOGO_TONES)[number];
}

/** A public body that oversees, judges or polices. Field names are the specification's. */
export interface PublicEntity {
  nome: string;
  /** Initials as the body writes them, at most seven characters. */
  sigla: string;
  logo: EntityLogo;
  /** `https:` or `mailto:`. */
  link: string;
}

/** Any other body one can complain to. */
export interface OtherEntity {
  nome: string;
  /** One sentence: what it answers for. */
  descricao: string;
  /** Kind of body, for instance "Sindicato". */
  tipo: string;
  /** `https:` (a website or a chat) or `mailto:`. */
  link: string;
}

/** Both static lists. */
export interface Directory {
  publicas: readonly PublicEntity[];
  outras: readonly OtherEntity[];
}
