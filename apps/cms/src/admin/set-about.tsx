"use client";
/** Form for the name, the reason and the people of a change set. */
import { Button } from "@payloadcms/ui";
import type { SetState } from "./use-set.ts";
import { useWords } from "./words.tsx";

export function SetAbout({ state: { set, run, isBusy } }: { readonly state: SetState }) {
  const say = useWords();
  const [owner, ...invited] = set.people;
  return (
    <details>
      <summary>{say("set.about")}</summary>
      <form
        className="set-form"
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const body = {
            name: data.get("name"),
            why: data.get("why"),
            people: data.getAll("people"),
          };
          void run("about", body, say("set.saved"));
        }}
      >
        <label>
          {say("set.name")}
          <input name="name" required maxLength={120} defaultValue={set.name} />
        </label>
        <label>
          {say("set.why")}
          <textarea name="why" rows={3} maxLength={2000} defaultValue={set.why} />
        </label>
        <fieldset className="set-people">
          <legend>{say("set.people")}</legend>
          {set.colleagues
            .filter((person) => person !== owner)
            .map((person) => (
              <label key={person}>
                <input
                  type="checkbox"
                  name="people"
                  value={person}
                  defaultChecked={invited.includes(person)}
                />
                {person}
              </label>
            ))}
        </fieldset>
        <div>
          <Button type="submit" size="small" margin={false} disabled={isBusy}>
            {say("set.save")}
          </Button>
        </div>
      </form>
    </details>
  );
}
