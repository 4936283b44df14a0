/** Says why a question about evidence has no answer, and what to do. */
import { env } from "../env.ts";
import { getSay, readLanguage, type HasLanguage } from "../labels/request-words.ts";
import type { Answer } from "./load-evidence.ts";
import type { QuestionProblem } from "./read-question.ts";
import type { Question } from "./shapes.ts";
import { createTimeWriter } from "./sheet-words.ts";

/** Says what is wrong with a question. */
export function writeQuestionProblem(request: HasLanguage, problem: QuestionProblem): string {
  const say = getSay(request);
  return problem === "foreign"
    ? say("evidence.problem.foreign", { site: env.siteUrl })
    : say(`evidence.problem.${problem}`);
}

/** Says in sentences why no page is shown. */
export function describeAnswer(
  request: HasLanguage,
  answer: Exclude<Answer, { readonly kind: "evidence" }>,
  { path, zone }: Question,
): readonly string[] {
  const say = getSay(request);
  const time = createTimeWriter(readLanguage(request), zone);
  switch (answer.kind) {
    case "unknown":
      return [say("evidence.problem.unknown", { path })];
    case "scope":
      return [say("evidence.problem.scope")];
    case "notRecorded":
      return [say("evidence.problem.notRecorded", { title: answer.entry.title })];
    case "nothing": {
      const { after, before } = answer;
      return [
        say("evidence.problem.nothing", { path }),
        ...(before
          ? [say("evidence.before", { time: time(before.until ?? ""), title: before.title })]
          : []),
        ...(after ? [say("evidence.after", { time: time(after.since), title: after.title })] : []),
      ];
    }
  }
}
