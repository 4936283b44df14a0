import { describe, expect, it, vi } from 'vitest';

vi.mock('./finder.ts', () => ({ loadFinder: vi.fn() }));
const { draftsOf } = await import('./panel.ts');

describe('[4-053] the panel opens with autofill', () => {
  it('of the last destination', () => expect(draftsOf('/en#finder', 'TH')).toEqual({ to: 'TH' }));
  it('of what the opener suggests, which comes first', () => expect(draftsOf('/en?to=VN&need=travel#finder', 'TH')).toEqual({ to: 'VN', need: 'travel' }));
  it('of nothing', () => expect(draftsOf('', null)).toEqual({}));
});
