import { describe, expect, it } from 'vitest';
import { isChunkFailure, mayReload } from './chunk-guard.ts';

describe('isChunkFailure', () => {
  it.each([
    'Loading chunk 7 failed.',
    'Failed to fetch dynamically imported module: https://orlaya.test/_astro/need-finder.js',
    'error loading dynamically imported module: https://orlaya.test/_astro/need-finder.js',
    'Importing a module script failed.',
  ])('[8-012] recognises “%s”', (message) => expect(isChunkFailure(new TypeError(message))).toBe(true));
  it.each([new Error('undefined is not a function'), 'Failed to fetch', null, undefined, 7])('leaves %s alone', (error) => expect(isChunkFailure(error)).toBe(false));
});

describe('mayReload', () => {
  it('[8-013] not twice within 60 seconds', () => {
    expect(mayReload(100_000, '40001')).toBe(false);
    expect(mayReload(100_000, '40000')).toBe(true);
  });
  it.each([null, '', 'yesterday'])('the first time, whatever stands in the storage: %s', (last) => expect(mayReload(100_000, last)).toBe(true));
});
