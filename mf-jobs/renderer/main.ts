import { renderer } from './renderer.ts';

await renderer.run();
