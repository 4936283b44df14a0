/** Neither the content service nor a last good value could answer. */
export class ContentUnavailable extends Error {
  override readonly name = "ContentUnavailable";
  /** Of the answer to a visitor. */
  readonly status = 503;
  constructor(key: string, cause: unknown) {
    super(`The content service did not answer and nothing is remembered for "${key}".`, { cause });
  }
}
