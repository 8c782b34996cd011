/** Outline in which a body's initials are drawn: ours, never its trademark. */
export type EntityLogo = {
  shape: 'escudo' | 'frontao' | 'petala' | 'selo' | 'hexagono';
  tone: 'green' | 'night' | 'gold' | 'moss';
};

type Entity = {
  nome: string;
  /** A website, a chat or a mailbox. */
  link: string;
  /** As it is dialled in Goiás: "151", "0800 645 0115". */
  telefone?: string;
  /** What else people type who look for it in the search of the site. */
  synonyms?: readonly string[];
};

/** A public body that oversees, judges or polices. Field names are the specification's. */
export type PublicEntity = Entity & {
  /** Initials as the body writes them. */
  sigla: string;
  logo: EntityLogo;
};

/** Any other body one can complain to. */
export type OtherEntity = Entity & {
  /** One sentence: what it answers for. */
  descricao: string;
  /** Kind of body, for instance "Sindicato". */
  tipo: string;
};
