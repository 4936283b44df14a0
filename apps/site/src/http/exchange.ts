/** The request and response that handlers of the server receive. */
import type { IncomingMessage, ServerResponse } from "node:http";

/** A request with its parsed address, and its response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The requested address, on the origin of the site. */
  readonly url: URL;
  /**
   * The original method. In `request`, HEAD is replaced by GET; Node omits the body of the
   * response.
   */
  readonly method: string;
}

/** Handles an exchange. */
export type Handler = (exchange: Exchange) => void | Promise<void>;
