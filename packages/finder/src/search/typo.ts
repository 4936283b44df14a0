/**
 * Whether some beginning of `text` is within one typo of `query`: one letter wrong, missing or
 * added, or two neighbouring letters swapped. Linear in the length of the query.
 */
export function startsWithOneTypo(text: string, query: string): boolean {
  let same = 0;
  while (same < query.length && same < text.length && text[same] === query[same]) same++;
  if (same === query.length) return true;
  const rest = query.slice(same);
  const after = text.slice(same);
  return (
    after.slice(1).startsWith(rest.slice(1)) || // one letter wrong
    after.slice(1).startsWith(rest) || // one letter missing in the query
    after.startsWith(rest.slice(1)) || // one letter too many in the query
    (rest.length > 1 &&
      rest[0] === after[1] &&
      rest[1] === after[0] &&
      after.slice(2).startsWith(rest.slice(2)))
  );
}
