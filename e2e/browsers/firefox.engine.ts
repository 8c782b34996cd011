import { PORTS } from '../support/sites.ts';
import { visitsIn } from './visits.ts';

visitsIn('Firefox', PORTS.firefox);
