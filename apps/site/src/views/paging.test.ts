import { messages } from '@orlaya/messages/server';
import { describe, expect, it } from 'vitest';
import { paged } from './paging.ts';

const items = Array.from({ length: 50 }, (_, index) => index);
const ask = (query: string, keep: Readonly<Record<string, string>> = {}) => paged(items, { query: new URLSearchParams(query), path: '/en/list', words: messages('en') }, 24, keep);

describe('a listing on several pages', () => {
  it('shows the asked page', () => {
    expect(ask('page=3').items).toEqual([48, 49]);
    expect(ask('page=3')).toMatchObject({ page: 3, pagination: { current: 3, total: 3 } });
  });
  it('shows page 1 for a number that there is no page for', () => {
    for (const query of ['', 'page=0', 'page=4', 'page=-1', 'page=1e3', 'page=x', 'page=02']) expect(ask(query).page, query).toBe(1);
  });
  it('page 1 is the address of the list; parameters that choose the list are kept', () => {
    expect(ask('').pagination?.hrefOf(1)).toBe('/en/list');
    expect(ask('', { moment: 'using' }).pagination?.hrefOf(2)).toBe('/en/list?moment=using&page=2');
  });
  it('has no pages where all is on one', () => expect(paged([1], { query: new URLSearchParams(), path: '/en/list', words: messages('en') }).pagination).toBeNull());
});
