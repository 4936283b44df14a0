import { describe, expect, it } from 'vitest';
import { sheetsOf, type StyleSheet } from './sheets.ts';

const SHEETS: readonly StyleSheet[] = [
  { name: 'shared', href: '/shared.css', modules: ['page-head'] },
  { name: 'finder', href: '/finder.css', modules: ['finder', 'country-field'] },
  { name: 'cards', href: '/cards.css', modules: ['card'] },
];

describe('the sheets of a page', () => {
  it.each([
    ['no class of theirs', '<main class="wrap below"><p>card_card class="card_card</p></main>', ['/shared.css']],
    ['a class among others', '<main><p class="wrap country-field_field sr"></p></main>', ['/shared.css', '/finder.css']],
    ['their own order, not that of the page', '<i class="card_card"></i><i class="finder_card"></i><i class="card_x"></i>', ['/shared.css', '/finder.css', '/cards.css']],
    ['a name that only begins alike', '<i class="card-list_card"></i><i class="_card"></i>', ['/shared.css']],
  ])('%s', (_, html, sheets) => { expect(sheetsOf(html, SHEETS)).toEqual(sheets); });
  it('are none in development, where Astro links them', () => { expect(sheetsOf('<i class="card_card"></i>', [])).toEqual([]); });
});
