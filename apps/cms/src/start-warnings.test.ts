import { describe, expect, it } from "vitest";
import { startWarnings } from "./start-warnings.ts";

const mail = { smtpUrl: "", from: "", to: () => "" };
const good = {
  mail: { ...mail, smtpUrl: "smtp://mail.example.com" },
  dataDir: "/srv/data",
  cmsUrl: "https://cms.example.com",
  trustedProxies: 1,
};

describe("the settings of the content service at its start", () => {
  it("without a mail server, it says where mail goes", () => {
    expect(startWarnings({ ...good, mail })).toEqual([
      "SMTP_URL is not set: mail is written to /srv/data/outbox and reaches nobody.",
    ]);
  });
  it("an https address without a named proxy shares one limit of log-ins among all editors", () => {
    expect(startWarnings({ ...good, trustedProxies: 0 })).toEqual([
      expect.stringMatching(/^CMS_URL is https.*Set TRUSTED_PROXIES to the number of proxies\.$/),
    ]);
    expect(startWarnings({ ...good, trustedProxies: 0, cmsUrl: "http://localhost:3001" })).toEqual(
      [],
    );
  });
  it("says nothing when nothing is forgotten", () => {
    expect(startWarnings(good)).toEqual([]);
  });
});
