import { describe, expect, it } from 'vitest';
import { normaliseError } from './log.ts';
import { middlewaresOf, runMiddlewares } from './route-middlewares.ts';

const caught = (run: () => void): unknown => {
  try { run(); } catch (error) { return error; }
  return null;
};
const policyOf = (path: string, query = ''): string | null => {
  const headers = new Headers();
  runMiddlewares(middlewaresOf(path), { query: new URLSearchParams(query) }, headers);
  return headers.get('referrer-policy');
};

describe('middlewares of routes', () => {
  it.each(['nobody', 'toString', ''])('[8-009] an unknown one, “%s”, is a failure with status 500 that names it', (name) => {
    expect(normaliseError(caught(() => { runMiddlewares(['private-answers', name], { query: new URLSearchParams() }, new Headers()); }))).toEqual({ message: `Unknown middleware ${name}`, status: 500 });
  });
  it('keep the answers of a finder from other sites', () => {
    expect(policyOf('/en', 'from=FR')).toBe('same-origin');
    expect(policyOf('/en')).toBeNull();
  });
  it('keep what a log-in page leads to from hearing of the visitor’s way', () => {
    expect(policyOf('/de/anmelden')).toBe('no-referrer');
    expect(policyOf('/fr/entreprises/connexion')).toBe('no-referrer');
  });
  it('are total: an address of nobody has those of every route', () => {
    expect(middlewaresOf('/nope/%E0')).toEqual(['private-answers']);
  });
});
