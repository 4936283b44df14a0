import { expect, it } from "vitest";
import { technical } from "./technical.ts";

it("[7-001] the geolocation endpoint is /api/geolocation", () => {
  expect(technical.geolocation).toBe("/api/geolocation");
});
