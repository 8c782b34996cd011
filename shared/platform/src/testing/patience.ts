import { configure } from '@testing-library/dom';

/**
 * Set-up of every unit test: on a busy machine an awaited element may come late, and no test says
 * how long anything takes.
 */
configure({ asyncUtilTimeout: 15_000 });
