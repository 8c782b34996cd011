import { PORTS } from '../support/sites.ts';
import { visitsIn } from './visits.ts';

visitsIn('WebKit', PORTS.webkit);
