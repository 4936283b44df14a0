import { answer } from "../../../../rest.ts";

export const GET = answer;
export const POST = answer;
export const PATCH = answer;
export const PUT = answer;
export const DELETE = answer;
export const OPTIONS = answer;
