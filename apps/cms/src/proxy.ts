/**
 * Checks requests for the admin and sets the content security policy before Next renders the page.
 */
import { NextResponse, type NextRequest } from "next/server";
import { randomBytes } from "node:crypto";
import { HSTS, buildContentSecurityPolicy } from "./headers.ts";

/** Most bytes of a request body of the admin. Next has the same limit for server functions. */
const MAX_BODY = 1024 * 1024;
function refuse(status: number, text: string): NextResponse {
  return new NextResponse(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...HSTS },
  });
}

/**
 * Responds with 404 for the page on which a visitor of an empty database could become its
 * administrator (quality §1), and with 413 for a large body. Every other page gets a policy with
 * its own nonce.
 */
export function proxy(request: NextRequest): NextResponse {
  if (/^\/admin\/create-first-user(?:\/|$)/.test(request.nextUrl.pathname))
    return refuse(404, "Not found.");
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY)
    return refuse(413, "The request is larger than 1024 kB.");
  const policy = buildContentSecurityPolicy(randomBytes(16).toString("base64"));
  // Next reads the nonce from the request.
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  return NextResponse.next({
    request: { headers },
    headers: { "content-security-policy": policy, ...HSTS },
  });
}
export const config = { matcher: "/admin/:path*" };
