/**
 * The environment of the content service, read once. Importing this file throws when a variable is
 * invalid.
 */
import { readEnv, type Env } from "./read-env.ts";

export { readEnv, type Env };
export const env: Env = readEnv(process.env);
