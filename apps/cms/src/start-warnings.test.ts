import { describe, expect, it } from "vitest";
import { startWarnings } from "./start-warnings.ts";

const mail = { smtpUrl: "", from: "", to: () => "" };
const good = {
  mail: { ...mail, smtpUrl: "smtp://mail.example.com" },
  dataDir: "/srv/data",
  cmsUrl: "https://cms.example.com",
  trustedProxies: 1,
};

describe("warnings about the settings at the start", () => {
  it("names the folder to which mail is written when no mail server is set", () => {
    expect(startWarnings({ ...good, mail })).toEqual([
      "SMTP_URL is not set: mail is written to /srv/data/outbox and reaches nobody. Set SMTP_URL to your mail server.",
    ]);
  });
  it("warns when CMS_URL is https and TRUSTED_PROXIES is 0", () => {
    expect(startWarnings({ ...good, trustedProxies: 0 })).toEqual([
      expect.stringMatching(/^CMS_URL is https.*Set TRUSTED_PROXIES to the number of proxies\.$/),
    ]);
    expect(startWarnings({ ...good, trustedProxies: 0, cmsUrl: "http://localhost:3001" })).toEqual(
      [],
    );
  });
  it("returns nothing for complete settings", () => {
    expect(startWarnings(good)).toEqual([]);
  });
});
