/** Names of stored media files. */

/** Whether a name is a plain file name of a media type, without folders or `..`. */
export const isMediaName = (name: string): boolean =>
  /^[a-z0-9][a-z0-9.-]{0,150}\.(?:avif|webp|jpg|jpeg|png|pdf)$/i.test(name) && !name.includes("..");
