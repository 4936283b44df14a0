import { build } from "./lib/build.ts";
import { runMain } from "./lib/steps.ts";

runMain(build);
