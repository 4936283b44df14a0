import { describe, expect, it, vi } from "vitest";
import { readEnv } from "./env.ts";

// The module reads the environment when it is imported.
const good = vi.hoisted(() => {
  const secret = "x".repeat(24);
  const secrets = {
    PAYLOAD_SECRET: secret,
    REVALIDATE_SECRET: secret,
    PREVIEW_SECRET: secret,
    JOBS_SECRET: secret,
    SITE_API_KEY: secret,
  };
  Object.assign(process.env, secrets);
  return secrets;
});

describe("the environment", () => {
  it("has a default for everything but secrets", () => {
    expect(readEnv(good)).toMatchObject({
      cmsUrl: "http://localhost:3001",
      siteUrl: "http://localhost:3000",
      postgres: false,
      s3: null,
      trustedProxies: 0,
    });
    expect(readEnv({ ...good, CMS_PORT: "4001", DATA_DIR: "/tmp/x" })).toMatchObject({
      cmsUrl: "http://localhost:4001",
      databaseUrl: "file:/tmp/x/cms.db",
      mediaDir: "/tmp/x/media",
    });
    expect(readEnv({ ...good, DATABASE_URL: "postgres://u@h/d" }).postgres).toBe(true);
    expect(readEnv({ ...good, S3_BUCKET: "media" }).s3).toMatchObject({
      bucket: "media",
      region: "us-east-1",
    });
  });
  it("names every invalid variable in one sentence", () => {
    expect(() => readEnv({ ...good, PAYLOAD_SECRET: "short", JOBS_SECRET: "" })).toThrow(
      "The content service cannot start: PAYLOAD_SECRET must have at least 24 characters; JOBS_SECRET is missing.",
    );
    expect(() => readEnv({ ...good, CMS_PORT: "abc" })).toThrow("CMS_PORT must be a whole number");
    expect(() => readEnv({ ...good, SITE_URL: "example" })).toThrow("SITE_URL must be an address");
    expect(() => readEnv({ ...good, CMS_URL: "ftp://x" })).toThrow("CMS_URL");
    expect(() => readEnv({ ...good, DATABASE_URL: "file:data/cms.db" })).toThrow(
      "DATABASE_URL must have an absolute path",
    );
    expect(() => readEnv({ ...good, DATABASE_URL: "mysql://x" })).toThrow(
      "DATABASE_URL must begin with",
    );
  });
});
