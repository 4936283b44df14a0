/** Returns the English label of a name: `next_step` becomes “Next step”. */
export const writeLabel = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[_-]/g, " ");
