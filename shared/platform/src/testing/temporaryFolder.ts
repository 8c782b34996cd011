import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder, which goes with all temporary folders of the run. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'site-'));
