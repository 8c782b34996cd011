type Mistake = [what: string, file: string, from: RegExp, to: string, said: RegExp];

const behindHero = (markup: string) => ['Page.tsx', /<PageHero.*\/>/, `<>$&${markup}</>`] as const;

/**
 * What is wrong, the file in the folder of the page or of the remote, what stands there and what comes in its
 * place, and what is said of it. The kinds of `docs/building-blocks.md`: `kit.spec.ts` has what
 * `check:remote` says, the unit tests of each rule have more.
 */
export const MISTAKES: Mistake[] = [
  [
    'a wrong type',
    'Page.tsx',
    /^/,
    "export const wrong: number = 'um';\n",
    /mf-erros\/src\/pages\/front\/Page\.tsx:1: TS2322/,
  ],
  [
    'a render that throws',
    'Page.tsx',
    /^ {2}return/m,
    "  if (String(title)) throw new Error('Quebrou.');\n$&",
    /mf-erros\/erros could not be rendered: Quebrou\. \(.*front\/Page\.tsx:6:/,
  ],
  [
    'a hydration that differs',
    ...behindHero('<p>{Date.now()}</p>'),
    /\/erros: Hydration failed[\s\S]*<p>/,
  ],
  [
    'an undeclared package',
    'Page.tsx',
    /^/,
    "import { create } from 'zustand';\n",
    /Page\.tsx:1: it imports zustand, which package\.json does not list/,
  ],
  [
    'half of a stylesheet',
    'src/styles.css',
    /$/,
    '.a { color: red;\n',
    /mf-erros\/src\/styles\.css(?:\?direct)?:\d+:1: Missing closing \} at \.a(?!\s+at )/,
  ],
  [
    'a path that another remote has',
    'src/routes.ts',
    /$/,
    "Object.assign(routes, { '/vagas': 'front' });\n",
    /mf-erros\/src\/routes\.ts: \/vagas is claimed by mf-jobs already/,
  ],
  [
    'no title',
    'content.ts',
    /title: '.*'/,
    "title: ''",
    /content\.ts is not valid\. head: write a title/,
  ],
  [
    'a link to no page',
    ...behindHero('<a href="/nada">Nada</a>'),
    /mf-erros\/erros: it links to \/nada/,
  ],
  [
    'a frame that the policy refuses',
    ...behindHero('<iframe title="Mapa" src="https://a.example/" />'),
    /the site’s policy refuses https:\/\/a\.example \(frame-src\)/,
  ],
];

/** Pages with a mistake that only running them shows, and what is said of each; `MISTAKES` has more. */
export const PAGE_MISTAKES = {
  vazia: ['return <div />;', 'its document shows nothing'],
  foto: ['return <h1><img src="/mf-jobs/a.webp" /></h1>;', 'an image has no alt: <img src='],
  desce: [
    'const [is, set] = useState(false); useEffect(() => set(true), []); return <>{is && <p>Novo</p>}<h1>Desce</h1></>;',
    'the browser moves <h1> as it hydrates, by 0 px to the right, ',
  ],
  // Built in UTC, read in São Paulo a day later.
  data: [
    "return <h1>{new Date('2026-12-01').toLocaleDateString('pt-BR')}</h1>;",
    'the browser renders other than its document: “<h1>01/12/2026',
  ],
  quebra: [
    "if (globalThis.document) throw new Error('Só no navegador.'); return <h1>Quebra</h1>;",
    'it throws in the browser: Só no navegador.',
  ],
  link: [
    'return <h1><a href="/nada">Nada</a></h1>;',
    'it links to /nada, which is no page of the site',
  ],
  // What the site's policy keeps from running.
  quadro: [
    'return <h1><iframe title="Mapa" src="https://a.example/" /></h1>;',
    'the site’s policy refuses https://a.example (frame-src)',
  ],
  pede: [
    "if (globalThis.document) fetch('https://a.example/').catch(() => {}); return <h1>Pede</h1>;",
    'the site’s policy refuses https://a.example/ (connect-src)',
  ],
  compila: [
    'if (globalThis.document) WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).catch(() => {}); return <h1>Compila</h1>;',
    'the site’s policy refuses wasm-eval (script-src)',
  ],
  avalia: [
    "try { if (globalThis.document) new Function('1')(); } catch {} return <h1>Avalia</h1>;",
    'the site’s policy refuses eval (script-src)',
  ],
} as const;
