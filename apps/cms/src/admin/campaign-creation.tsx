"use client";
/** Form that creates a campaign and opens it. */
import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import type { ShownCampaign } from "../campaigns/describe.ts";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";

export function CampaignCreation() {
  const say = useWords();
  const ask = useAsk();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  async function create(name: FormDataEntryValue | null): Promise<void> {
    setAsking(true);
    const answer = await ask<ShownCampaign>(endpointPaths.campaigns, {
      method: "POST",
      body: { name },
    });
    setAsking(false);
    if (answer.ok) router.push(adminPaths.campaign(answer.body.id));
    else toast.error(answer.message);
  }
  return (
    <form
      className="board-filter"
      aria-label={say("campaigns.new")}
      onSubmit={(event) => {
        event.preventDefault();
        void create(new FormData(event.currentTarget).get("name"));
      }}
    >
      <label>
        {say("campaigns.newName")}
        <input name="name" required maxLength={120} autoComplete="off" />
      </label>
      <div className="board-buttons">
        <button type="submit" disabled={isAsking}>
          {say("campaigns.new")}
        </button>
      </div>
    </form>
  );
}
