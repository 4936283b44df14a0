/** A request and its response, as the handlers of the server take them. */
import type { IncomingMessage, ServerResponse } from "node:http";

/** A request whose address was read, and the response to it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The address that was asked for, on the origin of the site. */
  readonly url: URL;
  /** The method as it was sent. A HEAD is a GET in `request`: Node leaves its body out. */
  readonly method: string;
}

/** Answers an exchange. */
export type Handler = (exchange: Exchange) => void | Promise<void>;
