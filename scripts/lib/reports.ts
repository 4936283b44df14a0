/** Where the last `npm test` left what its runners reported. */
import { join } from 'node:path';
import { ROOT } from './steps.ts';

export const REPORTS = { unit: join(ROOT, '.build/tests/unit.json'), browser: join(ROOT, '.build/tests/browser.json') } as const;
