import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';

/** Lines that a file gets for a new remote, behind the last place that looks like `after`. */
interface Addition {
  file: string;
  after: RegExp;
  lines(remote: Names): string;
}

/** A remote's name as files write it: `mf-eventos`, `MF_EVENTOS`, `eventos`. */
interface Names {
  name: string;
  variable: string;
  short: string;
}

const KUBERNETES = 'deploy/kubernetes';

/** Every place outside a remote's folder that knows the remotes by name, but the list itself. */
const ADDITIONS: readonly Addition[] = [
  {
    file: 'Dockerfile',
    after: /^COPY mf-[\w-]+\/package\.json .*\n/gm,
    lines: ({ name }) => `COPY ${name}/package.json ${name}/\n`,
  },
  {
    file: '.env',
    after: /^MF_\w+_VERSION=.*\n/gm,
    lines: ({ variable }) => `${variable}_VERSION=1\n`,
  },
  {
    file: 'docker-compose.yml',
    after: /^ {2}mf-[\w-]+:\n(?: {4}.*\n)+/gm,
    lines: ({ name, variable, short }) => `
  ${name}:
    <<: *publisher
    build: { context: ., target: publisher, args: { <<: *site, APP: ${name} } }
    image: \${REGISTRY:-localhost/ipe}/${name}:\${${variable}_VERSION:-local}
    networks: [publish-${short}]
`,
  },
  {
    file: 'docker-compose.yml',
    after: /^ {6}PUBLISHER_MF_\w+: .*\n/gm,
    lines: ({ name, variable }) => `      PUBLISHER_${variable}: http://${name}:8080/${name}\n`,
  },
  {
    file: 'docker-compose.yml',
    after: /^ {6}- publish-.*\n/gm,
    lines: ({ short }) => `      - publish-${short}\n`,
  },
  {
    file: 'docker-compose.yml',
    after: /^ {2}publish-[\w-]+: .*\n/gm,
    lines: ({ short }) => `  publish-${short}: { internal: true }\n`,
  },
  {
    file: `${KUBERNETES}/edge.yaml`,
    after: /^ *- \{ name: PUBLISHER_MF_.*\n/gm,
    lines: ({ name, variable }) =>
      `            - { name: PUBLISHER_${variable}, value: "http://${name}:8080/${name}" }\n`,
  },
  {
    file: `${KUBERNETES}/kustomization.yaml`,
    after: /^ {2}- name: mf-.*\n.*\n.*\n/gm,
    lines: ({ name }) =>
      `  - name: ${name}\n    newName: registry.example/ipe/${name}\n    newTag: "1"\n`,
  },
];

/**
 * Makes a remote known to the repository in `root`: in the list of publishers, and to docker
 * compose and Kubernetes. Returns the files that changed.
 * @throws UserError naming the file that has no place for it.
 */
export function listRemote(root: string, name: string): string[] {
  addPublisher(join(root, 'publishers.json'), name);
  const short = name.replace(/^mf-/, '');
  const names = { name, short, variable: name.replaceAll('-', '_').toUpperCase() };
  for (const { file, after, lines } of ADDITIONS) {
    change(join(root, file), (text) => {
      const last = [...text.matchAll(after)].at(-1);
      if (!last) throw new UserError(`${file} names no remote in the way expected: ${after}.`);
      const end = last.index + last[0].length;
      return text.slice(0, end) + lines(names) + text.slice(end);
    });
  }
  change(join(root, KUBERNETES, 'publishers.yaml'), (text) => text + deployment(text, name));
  const files = ADDITIONS.map(({ file }) => file);
  return ['publishers.json', ...new Set(files), `${KUBERNETES}/publishers.yaml`];
}

function addPublisher(file: string, name: string): void {
  change(file, (text) => {
    const publishers: Record<string, unknown> = JSON.parse(text);
    return `${JSON.stringify({ ...publishers, [name]: `${name}/dist` }, null, 2)}\n`;
  });
}

/** Deployment and service of the last remote that is nothing but its files, under another name. */
function deployment(text: string, name: string): string {
  const documents = text.split(/^---\n/m);
  const at = documents.findLastIndex(
    (document) => /^kind: Deployment$/m.test(document) && !document.includes('name: renderer'),
  );
  const pair = documents.slice(at, at + 2).map((document) => document.replace(/\n*$/, '\n'));
  const known = /^ {2}name: (.+)$/m.exec(pair[0] ?? '')?.[1];
  if (!known) throw new UserError(`${KUBERNETES}/publishers.yaml has no remote to go by.`);
  return pair.map((document) => `---\n${document.replaceAll(known, name)}`).join('');
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}
