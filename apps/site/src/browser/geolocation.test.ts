// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countryToKeep } from './geolocation.ts';

describe('countryToKeep', () => {
  it('keeps what a header or the database says', () => expect(countryToKeep({ country: 'FR', source: 'header' })).toBe('FR'));
  it('does not keep the fallback', () => expect(countryToKeep({ country: 'US', source: 'fallback' })).toBeNull());
  it.each([null, 'FR', {}, { country: 7, source: 'header' }])('is total: %o', (answer) => expect(countryToKeep(answer)).toBeNull());
});

describe('askForCountry', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
    localStorage.clear();
  });
  const setUp = async (answer: () => Promise<Response>) => {
    const fetching = vi.fn(answer);
    vi.stubGlobal('fetch', fetching);
    const { askForCountry } = await import('./geolocation.ts');
    return { fetching, askForCountry };
  };
  it('[7-002 7-004 7-007 9-012] asks once for JSON, without a payload, and keeps the code under country-code', async () => {
    const { fetching, askForCountry } = await setUp(() => Promise.resolve(Response.json({ country: 'FR', source: 'header' })));
    await askForCountry('/geo');
    await askForCountry('/geo');
    expect(fetching.mock.calls).toEqual([['/geo', { headers: { accept: 'application/json' } }]]);
    expect(localStorage.getItem('country-code')).toBe('FR');
  });
  it('[7-007] does not ask when the country is known', async () => {
    localStorage.setItem('country-code', 'TH');
    const { fetching, askForCountry } = await setUp(() => Promise.reject(new Error('unused')));
    await askForCountry('/geo');
    expect(fetching).not.toHaveBeenCalled();
  });
  it('never rejects', async () => {
    const { askForCountry } = await setUp(() => Promise.reject(new Error('offline')));
    await expect(askForCountry('/geo')).resolves.toBeUndefined();
    expect(localStorage.getItem('country-code')).toBeNull();
  });
});
