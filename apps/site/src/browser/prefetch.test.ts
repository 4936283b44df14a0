import { describe, expect, it } from 'vitest';
import { mayPrefetch } from './prefetch.ts';

describe('mayPrefetch', () => {
  it('on an ordinary connection, and where the browser does not tell', () => {
    expect(mayPrefetch({ onLine: true })).toBe(true);
    expect(mayPrefetch({ onLine: true, connection: { effectiveType: '4g', saveData: false } })).toBe(true);
  });
  it('[4-060] not offline', () => expect(mayPrefetch({ onLine: false, connection: { effectiveType: '4g' } })).toBe(false));
  it.each(['2g', 'slow-2g'])('[4-061] not on %s', (effectiveType) => expect(mayPrefetch({ onLine: true, connection: { effectiveType } })).toBe(false));
  it('[4-062] not with data saver', () => expect(mayPrefetch({ onLine: true, connection: { effectiveType: '4g', saveData: true } })).toBe(false));
});
