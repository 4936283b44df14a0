/** The content service did not respond and there is no last good value. */
export class ContentUnavailable extends Error {
  override readonly name = "ContentUnavailable";
  /** Status of the response to the visitor. */
  readonly status = 503;
  constructor(key: string, cause: unknown) {
    super(`The content service did not respond, and there is no last good value for "${key}".`, {
      cause,
    });
  }
}
