import { expect, it } from "vitest";
import { markWords } from "./mark-words.ts";

/** Writes the marked parts in brackets. */
function write(text: string, question: string): string {
  return markWords(text, question)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join("");
}

it.each([
  ["Atención médica en España", "medica espana", "Atención [médica] en [España]"],
  ["Straße und Strassen", "strass", "[Straß]e und [Strass]en"],
  ["decomposed me\u0301dica", "medica", "decomposed [me\u0301dica]"],
  ["cafe\u0301", "cafe", "[cafe\u0301]"],
  ["/es/seguro-dental", "dental", "/es/seguro-[dental]"],
  ["the plan, the plan", "plan", "the [plan], the [plan]"],
  ["nothing", "", "nothing"],
  ["", "word", ""],
])("%s, %s", (text, question, expected) => {
  expect(write(text, question)).toBe(expected);
});
