import { build } from "./lib/build.ts";
import { main } from "./lib/steps.ts";

main(build);
