import { NextResponse } from 'next/server';

/** The page by which a visitor of an empty database would become its admin answers 404 (quality §1). */
export const proxy = (): NextResponse => new NextResponse('Not found.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
export const config = { matcher: '/admin/create-first-user/:path*' };
